/** The whole position in sentences, drawn from the same view as the board. */
import type { Say, View } from "../../table/game";
import { wordOf } from "./colours";
import { COLUMNS, DICE, octo, sheetOf, thirdOf, ticksOf, type Octo } from "./position";
import { columnWord, dieWords, tileWords } from "./spoken";
import { crystalWords } from "./standing";
import { phaseOf, rollOf } from "./turn";

export function sentences(view: View, say: Say): string[] {
  const position = octo(view);
  const names = view.seats.map((seat) => seat.name);
  return [
    where(position, say),
    dice(view, say),
    ...position.tiles.map((_, place) => tileWords(say, position, names, place)),
    ...position.sheets.flatMap((_, seat) => sheet(position, say, seat)),
  ];
}

function where(position: Octo, say: Say): string {
  const { rounds } = position.printed;
  const third = thirdOf(position) + 1;
  return say("octo-text-where", { round: Math.max(1, position.round), of: rounds, third, seat: position.active });
}

function dice(view: View, say: Say): string {
  const position = octo(view);
  const shown = DICE.map((die) => {
    const isLoose = phaseOf(view) === "roll" && !position.kept.includes(die);
    return isLoose ? dieWords(say, position, die) : `${dieWords(say, position, die)} ${say("octo-text-aside")}`;
  });
  return say("octo-text-dice", { roll: rollOf(position), dice: shown.join("; ") });
}

function sheet(position: Octo, say: Say, seat: number): string[] {
  const { score, now, extras, subtotals, crystals } = sheetOf(position, seat);
  const { printed } = position;
  const facts = { octopods: ticksOf(position, sheetOf(position, seat)), boxes: printed.octopods, penalty: now.penalty };
  return [
    say("octo-text-sheet", { seat, score, now: now.total, thirds: subtotals.join(", ") }),
    `${say("octo-crystals-of", { done: crystals, of: printed.crystals })}. ${crystalWords(say, position, seat)}`,
    researchWords(say, position, seat),
    fleetWords(say, position, seat),
    labWords(say, position, seat),
    say("octo-text-octopods", facts),
    ...(printed.extras > 0 ? [say("octo-extras-left", { left: extras, of: printed.extras })] : []),
  ];
}

export function researchWords(say: Say, position: Octo, seat: number): string {
  const { research } = sheetOf(position, seat);
  const next = position.printed.path[research];
  if (!next) return `${say("octo-research")}: ${say("octo-research-done")}`;
  const colour = say(wordOf(position.printed.colours.indexOf(next.colour)));
  const done = say("octo-count", { done: research, of: position.printed.path.length });
  return `${say("octo-research")}: ${done}. ${say("octo-research-next", { colour, points: next.points })}`;
}

/** Bots and submarines, colour by colour. */
export function fleetWords(say: Say, position: Octo, seat: number): string {
  const { bots, submarines, now } = sheetOf(position, seat);
  const parts = position.printed.colours.flatMap((name, colour) => {
    const count = bots[name] ?? 0;
    const has = submarines.includes(name);
    if (count === 0 && !has) return [];
    return [say("octo-text-fleet", { colour: say(wordOf(colour)), bots: count, sub: has ? 1 : 0 })];
  });
  const list = parts.length > 0 ? parts.join("; ") : say("octo-text-none");
  return `${say("octo-fleet")}: ${list}. ${say("octo-text-income", { points: now.submarines })}`;
}

export function labWords(say: Say, position: Octo, seat: number): string {
  const { lab, now } = sheetOf(position, seat);
  const parts = COLUMNS.map((column) =>
    say("octo-text-column", { column: columnWord(say, column), level: lab[column] ?? -1 }),
  );
  return `${say("octo-labs")}: ${parts.join(", ")}. ${say("octo-text-lab", { points: now.lab })}`;
}
