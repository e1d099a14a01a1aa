/** What the dice are doing: read from the position and from the story of the present turn. */
import type { Told, View } from "../../table/game";
import { standing } from "../../table/undone";
import {
  DICE,
  faceOf,
  isWhite,
  octo,
  sheetOf,
  thirdOf,
  type DieName,
  type Face,
  type Octo,
  type Symbol,
} from "./position";

export type Phase = "roll" | "act" | "extra" | "bonus";

const ROLLS = ["RollDice", "RollForVirtualPlayer"];
const EXTRA_STEPS = ["TakeExtra", "PickDie"];
const BONUS_STEPS = ["SuperLevel", "SuperCopy"];
const ACTIONS: Record<string, Symbol> = {
  AnalyseCrystal: "crystal",
  DoResearch: "research",
  ExtendLab: "lab",
  ActivateBot: "bot",
  PrepareSubmarine: "submarine",
};
const BOXES = ["A1", "B1", "O1", "A2", "B2", "O2", "X1", "X2", "X3"];

/** One action of a seat: the dice it used, as far as they are chosen, and what it brought. */
export interface Deed {
  action: Symbol | null;
  white: DieName | null;
  black: DieName | null;
  points: number | null;
}

/** The story since these dice were first rolled, without what was taken back. */
function since(story: readonly Told[]): Told[] {
  const told = standing(story);
  const starts = told.flatMap(({ step, facts }, place) => {
    const isNew = step === "RollForVirtualPlayer" || (step === "RollDice" && facts["roll"] === 1);
    return isNew ? [place] : [];
  });
  return told.slice(starts.at(-1) ?? 0);
}

export function isVirtual(story: readonly Told[]): boolean {
  return story.filter(({ step }) => ROLLS.includes(step)).at(-1)?.step === "RollForVirtualPlayer";
}

/** Which roll the loose dice come from: 1, 2 or 3. */
export function rollOf(position: Octo): number {
  return Math.min(3, 1 + Math.floor(position.kept.length / 2));
}

export function phaseOf(view: View): Phase {
  const position = octo(view);
  const asked = view.question;
  if (asked && BONUS_STEPS.includes(asked.step)) return "bonus";
  if (position.kept.length < DICE.length) return "roll";
  return isExtra(view) ? "extra" : "act";
}

/** Whether the seat that is asked works with dice that are not its own. */
function isExtra(view: View): boolean {
  const asked = view.question;
  if (!asked) return false;
  if (EXTRA_STEPS.includes(asked.step)) return true;
  return octo(view).extra_now.includes(asked.seat);
}

/** The seat whose actions lie in the racks: who is asked, else whose turn it is. */
export function focusOf(view: View): number {
  const position = octo(view);
  return view.question && phaseOf(view) !== "bonus" ? view.question.seat : position.active;
}

/** In which of the three rolls each kept die was set aside, two by two. */
export function racks(position: Octo, story: readonly Told[]): DieName[][] {
  const kept = DICE.filter((die) => position.kept.includes(die));
  const found: DieName[][] = [[], [], []];
  let roll = 0;
  for (const { step, facts, answer } of since(story)) {
    if (step === "RollDice") roll = Number(facts["roll"]) - 1;
    const die = kept.find((name) => step === "SetAside" && answer?.spelling === `keep ${name}`);
    if (die) found[roll]?.push(die);
  }
  const missing = kept.filter((die) => !found.flat().includes(die));
  for (const rack of found) while (rack.length < 2 && missing.length > 0) rack.push(missing.shift() as DieName);
  return found;
}

/** The actions of a seat with these dice, in order; the last may lack its black die still. */
export function deeds(position: Octo, story: readonly Told[], seat: number): Deed[] {
  const sheet = sheetOf(position, seat);
  const free = new Set(DICE.filter((die) => sheet.used.includes(die)));
  const written = sheet.boxes[thirdOf(position)] ?? {};
  const told = since(story).filter(({ step, facts }) => step in ACTIONS && facts["seat"] === seat);
  // A lab step does not tell the number it used, so it takes what the others leave.
  const order = [...told.keys()].sort((a, b) => Number(isLab(told[a])) - Number(isLab(told[b])) || a - b);
  const made: Deed[] = [];
  for (const place of order) {
    const each = told[place];
    if (!each) continue;
    const action = ACTIONS[each.step] ?? null;
    const white = pick(free, isWhite, (die) => suits(position, die, action));
    const black = pick(free, (die) => !isWhite(die), (die) => shows(faceOf(position, die), each));
    const points = written[BOXES[Number(each.facts["box"])] ?? ""] ?? null;
    made[place] = { action, white, black, points };
  }
  const white = [...free].find(isWhite);
  const black = [...free].find((die) => !isWhite(die)) ?? null;
  if (white) made.push({ action: null, white, black, points: null });
  return made;
}

function isLab(told: Told | undefined): boolean {
  return told?.step === "ExtendLab";
}

/** Take the die that fits best out of those that are left of a kind. */
function pick(free: Set<DieName>, kind: (die: DieName) => boolean, fits: (die: DieName) => boolean): DieName | null {
  const left = [...free].filter(kind);
  const die = left.find(fits) ?? left[0] ?? null;
  if (die) free.delete(die);
  return die;
}

function suits(position: Octo, die: DieName, action: Symbol | null): boolean {
  const face = faceOf(position, die);
  return face !== null && "symbol" in face && face.symbol === action;
}

function shows(face: Face | null, told: Told): boolean {
  if (face === null || "symbol" in face) return false;
  return told.step === "AnalyseCrystal"
    ? face.number === told.facts["shows"]
    : face.colour === told.facts["colour"];
}
