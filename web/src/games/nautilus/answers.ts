/** Which answers belong to a thing on the chart. Whether they are legal, the question says. */
import type { TableController } from "../../table/controller.svelte";
import { blockAround, middle, middleOfBlock, moduleAt, nameOf, shifted, square, type Point, type Square } from "./geometry";
import type { Hand } from "./hand.svelte";
import { sea } from "./position";

/** A spot in the water where something can be put. */
export interface Spot {
  key: string;
  says: string[];
  at: Point;
  kind: "block" | "boat" | "launch";
  /** Nemos, or steps. */
  figure: number | null;
}

/** Everything legal that has no piece of its own on the chart, where it is drawn. */
export function spots(t: TableController, hand: Hand): Spot[] {
  const found = new Map<string, Spot>();
  for (const { spelling, facts } of t.question?.answers ?? []) {
    const spot = spotOf(t, hand, spelling, facts);
    if (!spot) continue;
    const known = found.get(spot.key);
    if (known) known.says.push(spelling);
    else found.set(spot.key, spot);
  }
  return [...found.values()];
}

function spotOf(t: TableController, hand: Hand, spelling: string, facts: Record<string, string | number>): Spot | null {
  const [verb, what = "", name = "", turn] = spelling.split(" ");
  switch (verb) {
    case "base":
      return { key: what, says: [spelling], at: middleOfBlock(square(what)), kind: "block", figure: null };
    case "place":
      if (what !== hand.kind || Number(turn) !== hand.turn) return null;
      return { key: name, says: [spelling], at: middleOfBlock(square(name)), kind: "block", figure: Number(facts["price"]) };
    case "launch": {
      const at = nameOf(squareNumber(t, Number(facts["square"])));
      return { key: at, says: [spelling], at: middle(square(at)), kind: "launch", figure: null };
    }
    case "sail":
      if (Number(what) !== hand.submarine) return null;
      return { key: name, says: [spelling], at: middle(square(name)), kind: "boat", figure: Number(facts["steps"]) };
    default:
      return null;
  }
}

function squareNumber(t: TableController, number: number): Square {
  const columns = sea(t.view).printed.rows[0]?.length ?? 1;
  return { row: Math.floor(number / columns), column: number % columns };
}

/** What a press on a square of the chart means now; on one of the city, a press on its module. */
export function squareSays(t: TableController, hand: Hand, at: Square): string[] {
  const module = moduleAt(sea(t.view).city, at);
  return module < 0 ? waterSays(t, hand, at) : moduleSays(t, hand, module, at);
}

function waterSays(t: TableController, hand: Hand, at: Square): string[] {
  const position = sea(t.view);
  const name = nameOf(at);
  switch (t.question?.step) {
    case "PlaceBase":
      return [`base ${nameOf(blockAround(position.printed, at))}`];
    case "PlaceModule":
      return hand.kind ? [`place ${hand.kind} ${nameOf(blockAround(position.printed, at))} ${String(hand.turn)}`] : [];
    case "MoveSubmarines":
    case "ExtraMove":
      return hand.submarine === null ? [] : [`sail ${String(hand.submarine)} ${name}`];
    case "Peek":
      return [`look ${name}`];
    default:
      return [];
  }
}

/** What a press on a module means now, or on one of its squares. */
export function moduleSays(t: TableController, hand: Hand, module: number, at?: Square): string[] {
  const target = String(module);
  switch (t.question?.step) {
    case "MoveAquanauts":
    case "BringNews":
      return walksTo(t, hand, module);
    case "LaunchSubmarine":
      return ["N", "E", "S", "W"].map((direction) => `launch ${target} ${direction}`);
    case "DockSubmarine":
      return [`dock ${target}`, `dock ${target} to visit`];
    default: {
      const block = square(sea(t.view).city[module]?.at ?? "A1");
      return waterSays(t, hand, at ?? shifted(block, 1, 1));
    }
  }
}

/** Walks that end in a module: of the aquanaut in hand, or of all that may walk. */
function walksTo(t: TableController, hand: Hand, module: number): string[] {
  const target = String(module);
  const { city } = sea(t.view);
  const seat = t.question?.seat ?? 0;
  const legal = hand.legal
    .filter(([verb, source, to]) => (verb === "walk" || verb === "visit") && to === target && isFrom(hand, source))
    .map((words) => words.join(" "));
  if (legal.length > 0) return legal;
  const inside = city.findIndex((each, n) => n !== module && (each.aquanauts[seat] ?? 0) > 0);
  const source = hand.source ?? hand.sources.find((each) => each !== module) ?? Math.max(0, inside);
  return [`walk ${String(source)} ${target}`];
}

const isFrom = (hand: Hand, source: string | undefined) => hand.source === null || Number(source) === hand.source;

/** What a press on a submarine means now. */
export function submarineSays(t: TableController, hand: Hand, seat: number, number: number, at: string): string[] {
  if (t.question?.step === "UseSonar" && seat === t.question.seat) return [`sonar ${String(number)}`];
  return squareSays(t, hand, square(at));
}
