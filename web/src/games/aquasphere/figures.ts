/** What follows from a player's board, for those who draw it. */
import type { Aqua, Player, Printed, Space } from "./position";

/** Own submarines in the station. */
export function deployed(printed: Printed, player: Player): number {
  return printed.numbers.length - player.submarines;
}

/** Numbers that show because their bots are away. */
export function botsOut(printed: Printed, player: Player): number {
  return Math.max(0, printed.board_bots - player.bots);
}

/** What bots in play would score with one more submarine in the station; null: there is none. */
export function botsAfterLaunch(printed: Printed, player: Player): number | null {
  if (player.submarines === 0) return null;
  const open = printed.numbers.slice(0, deployed(printed, player) + 1).flat();
  return open.slice(0, botsOut(printed, player)).at(-1) ?? 0;
}

/** The space behind the next red line, counted over all laps. */
export function nextLine(player: Player): number {
  return player.points + player.track.free + 1;
}

/** How a red line would be paid now: with a crystal, with a bot, not at all. */
export function payment(printed: Printed, player: Player): "crystal" | "bot" | "stop" {
  if (player.crystals >= printed.line) return "crystal";
  return player.programmed.length > 0 ? "bot" : "stop";
}

/** The tier of an engineer: 0 at the start; -1 after passing. */
export function tierOf(printed: Printed, space: Space): number {
  if (space === "start") return 0;
  return space === "out" ? -1 : 1 + printed.tiers.findIndex((rooms) => rooms.includes(space));
}

/** From 1: the place in the order of passing; 0: still in. */
export function passedAs(position: Aqua, seat: number): number {
  return position.passed.indexOf(seat) + 1;
}
