/** Things on the table in words: for labels, tips and the text view. */
import type { TableController } from "../../table/controller.svelte";
import type { Say } from "../../table/game";
import { wordOf } from "./colours";
import { DICE, faceOf, holds, isWhite, SYMBOLS, type DieName, type Face, type Octo, type Symbol } from "./position";
import { NAMES } from "./tiles";

/** A number with a true minus. */
export function figure(points: number): string {
  return points < 0 ? `−${String(-points)}` : String(points);
}

export function symbolWord(say: Say, symbol: Symbol): string {
  return say(`symbol-${String(SYMBOLS.indexOf(symbol))}`);
}

export function columnWord(say: Say, column: number): string {
  return say(`column-${String(column)}`);
}

/** "lab", "yellow 0", "octopod". */
function faceWords(say: Say, face: Face | null): string {
  if (face === null) return say("octo-not-rolled");
  return "symbol" in face ? symbolWord(say, face.symbol) : `${say(wordOf(face.colour))} ${String(face.number)}`;
}

/** "W1, white die: lab". */
export function dieWords(say: Say, position: Octo, die: DieName): string {
  const shows = faceWords(say, faceOf(position, die));
  return say(isWhite(die) ? "octo-white-die" : "octo-black-die", { die: DICE.indexOf(die), face: shows });
}

/** A tile by its name, its rule in the words of the ledger, and who has it. */
export function tileTip(t: TableController, position: Octo, place: number): string {
  const number = `OD-11.${position.tiles[place] ?? ""}`;
  const rule = t.rules[number];
  return tileWords(t.say, position, t.names, place, rule && `${rule.text} (${number})`);
}

/** A tile by its name, what it does, and who has it. */
export function tileWords(say: Say, position: Octo, names: readonly string[], place: number, rule?: string): string {
  const tile = position.tiles[place] ?? "";
  const holders = position.sheets.flatMap((sheet, seat) => (holds(sheet, place) ? [names[seat] ?? ""] : []));
  const name = say("octo-tile", { code: tile, name: NAMES[tile] ?? "", level: Math.floor(place / 3) });
  const held = holders.length > 0 ? [say("octo-held-by", { names: holders.join(", ") })] : [];
  return [name, rule ?? say(`octo-about-${tile}`), ...held].join(" ");
}
