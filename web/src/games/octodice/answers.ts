/** Which answers belong to a thing on the table. */
import type { Question } from "../../table/game";
import { faceOf, isWhite, type DieName, type Octo, type Symbol, SYMBOLS, DICE } from "./position";

const NUMBERS = 10;

/** Everything a die can say to the question that is asked. */
export function dieSays(question: Question | null, position: Octo, die: DieName): string[] {
  switch (question?.step) {
    case "SetAside":
      return [`keep ${die}`];
    case "ChooseAction":
    case "TakeExtra":
      return isWhite(die) ? [`use ${die}`, `use ${die} as bot`] : [`use ${die}`];
    case "ChooseHow":
      return isWhite(die) ? [`use ${die}`] : [`use ${die}`, ...changed(position, die)];
    case "CountDie":
      return [`count ${die}`];
    case "PickDie":
      return [`pick ${die}`];
    default:
      return [];
  }
}

/** A black die as another colour or number. */
export function changed(position: Octo, die: DieName): string[] {
  return [
    ...position.printed.colours.map((_, colour) => asColour(die, colour)),
    ...Array.from({ length: NUMBERS }, (_, number) => `use ${die} as ${String(number)}`),
  ];
}

function asColour(die: DieName, colour: number): string {
  return `use ${die} as colour ${String(colour + 1)}`;
}

/** What a part of the sheet that stands for an action can say. */
export function actionSays(question: Question | null, position: Octo, action: Symbol): string[] {
  if (question?.step === "ChooseAction" || question?.step === "TakeExtra") {
    return whiteFor(position, action);
  }
  if (question?.step !== "ChooseHow" || SYMBOLS[Number(question.facts["action"])] !== action) return [];
  return DICE.filter((die) => !isWhite(die)).flatMap((die) => [`use ${die}`, ...changed(position, die)]);
}

/** What a circle of one colour can say: the black dice, once the action is chosen. */
export function colourSays(question: Question | null, position: Octo, action: Symbol, colour: number): string[] {
  if (question?.step !== "ChooseHow" || SYMBOLS[Number(question.facts["action"])] !== action) return [];
  return DICE.filter((die) => !isWhite(die)).flatMap((die) => {
    const face = faceOf(position, die);
    if (face === null || "symbol" in face) return [];
    return face.colour === colour ? [`use ${die}`] : [asColour(die, colour)];
  });
}

/** White dice that show the action; for a bot also those that a tile turns into one. */
function whiteFor(position: Octo, action: Symbol): string[] {
  return DICE.filter(isWhite).flatMap((die) => {
    const face = faceOf(position, die);
    if (face === null || !("symbol" in face)) return [];
    if (face.symbol === action) return [`use ${die}`];
    const flexible = face.symbol === "research" || face.symbol === "submarine";
    return action === "bot" && flexible ? [`use ${die} as bot`] : [];
  });
}

export function columnSays(question: Question | null, column: number): string[] {
  const asked = question?.step === "ChooseColumn" || question?.step === "SuperLevel";
  return asked ? [`column ${String(column + 1)}`] : [];
}

/** A tile: its column, or itself where Super-Copy asks for one. */
export function tileSays(question: Question | null, tile: string, place: number): string[] {
  return question?.step === "SuperCopy" ? [`copy ${tile}`] : columnSays(question, place % 3);
}
