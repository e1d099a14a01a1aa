/** Which answers belong to a thing on the table. */
import type { Question } from "../../table/game";
import { PROGRAMS, LETTERS, type Letter, type Player, type Program, type Room } from "./position";

const MOST_CAUGHT = 17;

/** What an area can say: walk there and use the bot; carry out the action; catch so many. */
export function areaSays(question: Question | null, letter: Letter, program: Program): string[] {
  const use = `use ${letter} ${program}`;
  const isHere = LETTERS[Number(question?.facts["sector"] ?? -1)] === letter;
  if (question?.step === "CarryOut" && isHere && PROGRAMS[Number(question.facts["program"])] === program) {
    return ["act", use];
  }
  if (question?.step === "ChooseCatch" && isHere && program === "octopods") {
    return [...Array.from({ length: MOST_CAUGHT }, (_, n) => `catch ${String(n + 1)}`), use];
  }
  return [use];
}

/** The control space: where a letter of a new tile sends a bot. */
export function controlSays(letter: Letter): string[] {
  return [`letter ${letter}`];
}

export function roomSays(room: Room): string[] {
  return [`engineer ${room}`, `sideways ${room}`];
}

/** A symbol on the own board: a bot on it can be used, the nearest sector first, or go back; an empty one can be bought. */
export function symbolSays(player: Player, program: Program): string[] {
  const [back, buy] = [`return ${program}`, `buy ${program}`];
  if (!player.programmed.includes(program)) return [buy, back];
  const nearest = [...LETTERS].sort((one, other) => player.fares[one] - player.fares[other]);
  return [...nearest.map((letter) => `use ${letter} ${program}`), back, buy];
}

/** A research card of one's own. */
export function cardSays(name: string): string[] {
  return [`card ${name}`];
}

/** One's own crystals: what red lines cost. */
export const CRYSTAL_SAYS = ["crystal"];

/** One's own time: what submarines bring in a scoring. */
export const INCOME_SAYS = ["income"];

/** Answers that get a button: they stand nowhere on the board, or not only there. */
export const BUTTONS = ["act", "leave out", "points", "income", "crystal", "stop", "done", "pass"];
