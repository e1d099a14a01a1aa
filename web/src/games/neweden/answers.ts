/** Which answers belong to a thing on the table. */
import type { Question } from "../../table/game";
import { EXTENSIONS, OUTSIDE, type Category, type Extension } from "./position";

/** What a card of an arm can say: where a deeple lies, goes or works, what is used, what is lost. */
export function podSays(question: Question | null, category: Category, at: number): string[] {
  const place = `${category} ${String(at + 1)}`;
  switch (question?.step) {
    case "LoseCard":
      return [category === "research" ? `lose research ${String(at + 1)}` : `lose ${category}`];
    case "PickDeeple":
      if (OUTSIDE.includes(category)) return [`from ${place}`];
      break;
    case "ChooseGoal":
      if (OUTSIDE.includes(category)) return [`to ${place}`];
      break;
  }
  if (category === "oxygen") return [`oxygen ${String(at + 1)}`];
  return OUTSIDE.includes(category) ? [`activate ${place}`] : [`lose ${category}`];
}

/** What a space of the board can say: it is bought, or built after its row was won. */
export function spaceSays(question: Question | null, row: number, column: number): string {
  const isWon = question?.step === "BuildRow" && question.facts["row"] === row;
  return isWon ? `build ${String(column + 1)}` : `buy ${String(row + 1)}-${String(column + 1)}`;
}

/** What a whole row can say. */
export function rowSays(question: Question | null, row: number): string {
  return `${question?.step === "BlockRow" ? "block" : "row"} ${String(row + 1)}`;
}

// -- what is put together before it is said ------------------------------------------------------

export interface Plan {
  uses: number;
  tiles: readonly Extension[];
}

const NOTHING: Plan = { uses: 0, tiles: [] };

export function planIn(says: string | null): Plan {
  if (!says?.startsWith("plan ")) return NOTHING;
  const uses = Number(/plant (\d)/u.exec(says)?.[1] ?? 0);
  const words = says.replace(/plant \d/u, "").split(" ");
  return { uses, tiles: EXTENSIONS.filter((tile) => words.includes(tile)) };
}

export function planSays({ uses, tiles }: Plan): string {
  const words = [...(uses > 0 ? [`plant ${String(uses)}`] : []), ...EXTENSIONS.filter((tile) => tiles.includes(tile))];
  return `plan ${words.join(" ") || "nothing"}`;
}

/** The plan with so many uses of the plant; pressed again, with one less. */
export function withUses(pending: string | null, uses: number): string {
  const plan = planIn(pending);
  return put(pending, planSays({ ...plan, uses: plan.uses === uses ? uses - 1 : uses }));
}

/** The plan with a tile more, or less. */
export function withTile(pending: string | null, tile: Extension): string {
  const plan = planIn(pending);
  const tiles = plan.tiles.includes(tile) ? plan.tiles.filter((each) => each !== tile) : [...plan.tiles, tile];
  return put(pending, planSays({ ...plan, tiles }));
}

export function chosenIn(says: string | null): number[] {
  if (!says?.startsWith("choose ") || says === "choose none") return [];
  return says.split(" ").slice(1).map((word) => Number(word) - 1);
}

/** The choice with a card more, or less. */
export function withCard(pending: string | null, place: number): string {
  const chosen = chosenIn(pending);
  const next = chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place].sort();
  return put(pending, `choose ${next.map((each) => String(each + 1)).join(" ") || "none"}`);
}

/** Nothing left: the same answer again, which puts it back. */
function put(pending: string | null, says: string): string {
  return pending !== null && (says === "plan nothing" || says === "choose none") ? pending : says;
}
