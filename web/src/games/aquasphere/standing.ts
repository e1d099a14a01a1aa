/** Where a player stands in the round, in a few words: order, engineer, bought, passed. */
import type { Say } from "../../table/game";
import { passedAs, tierOf } from "./figures";
import { playerOf, type Aqua } from "./position";

export function standing(say: Say, position: Aqua, seat: number): string[] {
  const player = playerOf(position, seat);
  const passed = passedAs(position, seat);
  if (passed > 0) return [say("aq-passed", { place: passed }), ...bought(say, player.bought)];
  const plays = say("aq-plays", { place: position.order.indexOf(seat) + 1 });
  return [plays, say("aq-engineer", { tier: tierOf(position.printed, player.engineer) }), ...bought(say, player.bought)];
}

const bought = (say: Say, isBought: number) => (isBought ? [say("aq-bought")] : []);
