/** Cards and tiles of a box as they are drawn, for pages without a table. */
import type { GameDetail } from "../../wire";
import { CAPACITIES, iconOfProgram, LETTERS, PROGRAMS, type Card, type Kind, type Program, type TileFace } from "./position";
import { CARD_RULES } from "./tips";

type Part = GameDetail["box"][number];

/** A card or tile of the box: its id, its face, and how sure we are of it. */
export interface Listed<Face> {
  id: string;
  face: Face;
  basis: string;
}

const KINDS = Object.keys(CARD_RULES) as Kind[];
const REWARDS = ["time", "crystals", "points"] as const;
const parts = (box: Part[], prefix: string) => box.filter(({ name }) => name.startsWith(`${prefix}.`));
const idOf = ({ name }: Part) => name.slice(name.indexOf(".") + 1);
const text = (value: unknown) => (typeof value === "string" ? value : "");
const one = <T extends string>(known: readonly T[], value: unknown): T | "" => known.find((each) => each === value) ?? "";

/** The research cards, in the order of the box; what a card counts has its own name in each kind. */
export function cardsOf(box: Part[]): Listed<Card>[] {
  return parts(box, "cards").map((part) => {
    const kind = one(KINDS, part.values["kind"]);
    if (kind === "") throw new RangeError(`${part.name} is of no kind we know`);
    const amount = Object.values(part.values).find((value) => typeof value === "number") ?? 0;
    const program = one(PROGRAMS, part.values["program"]);
    const reward = one(REWARDS, part.values["reward"]);
    return { id: idOf(part), face: { name: text(part.values["name"]), kind, program, reward, amount }, basis: part.basis };
  });
}

export function tilesOf(box: Part[]): Listed<TileFace>[] {
  return parts(box, "expansions").map((part) => {
    const shown = part.values["letters"];
    const letters = LETTERS.filter((letter) => Array.isArray(shown) && shown.includes(letter));
    const adds = Object.fromEntries(CAPACITIES.map((kind) => [kind, Number(part.values[kind] ?? 0)])) as TileFace["adds"];
    return { id: idOf(part), face: { name: text(part.values["name"]), letters, adds }, basis: part.basis };
  });
}

/** The seven actions with their icons. */
export function actions(): { program: Program; icon: string }[] {
  return PROGRAMS.map((program) => ({ program, icon: iconOfProgram[program] }));
}

/** The cards of each kind, in the order of their rules; kinds of a single card stand together (null). */
export function byKind(cards: Listed<Card>[]): { kind: Kind | null; cards: Listed<Card>[] }[] {
  const groups = KINDS.map((kind) => ({ kind, cards: cards.filter(({ face }) => face.kind === kind) }));
  const single = groups.filter((group) => group.cards.length === 1).flatMap((group) => group.cards);
  return [...groups.filter((group) => group.cards.length > 1), ...(single.length > 0 ? [{ kind: null, cards: single }] : [])];
}
