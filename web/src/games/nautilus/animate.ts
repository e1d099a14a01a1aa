/** How each step of the story looks: nothing longer than 400 ms, nothing without a step. */
import type { TableController } from "../../table/controller.svelte";
import type { Told, View } from "../../table/game";
import { columnName, middle, middleOfBlock, square, U, type Point } from "./geometry";
import { playerOf, sea, STATIONS } from "./position";

const WALK = 380;
const DROP = 260;
const FLIP = 300;
const POP = 300;
const RING = 380;

export async function animate(t: TableController, told: Told, before: View, after: View): Promise<void> {
  if (t.pace <= 0 || !t.root) return;
  const seat = Number(told.facts["seat"] ?? -1);
  switch (told.step) {
    case "PlaceModule":
    case "PlaceBase":
    case "DrawBase":
      return drop(t, sea(after).city.length - 1);
    case "MoveAquanauts":
    case "BringNews":
      return walk(t, told, before, seat);
    case "MoveSubmarines":
    case "ExtraMove":
      return sail(t, told, before, after, seat);
    case "UseSonar":
      return ping(t, told, after, seat);
    case "LaunchSubmarine":
      return pop(t, `[data-submarine^="${String(seat)}-"]:last-of-type`);
    case "LookFirst":
    case "LookAt":
    case "TurnUp":
    case "ShowToken":
      return flip(t, nameOfSquare(after, Number(told.facts["square"] ?? -1)));
    case "Activate":
      await Promise.all([shine(t, Number(told.facts["module"])), pop(t, `[data-mark="${stationOf(told)}-${String(seat)}"]`)]);
      return;
    case "TakeChip":
      return pop(t, `[data-chip="${STATIONS[Number(told.facts["station"])] ?? ""}"]`);
    case "TakeRuin":
      return pop(t, `[data-ruin="${String(told.facts["number"])}"]`);
    default:
      return;
  }
}

const stationOf = (told: Told) => STATIONS[Number(told.facts["kind"]) - 3] ?? "";

function nameOfSquare(view: View, number: number): string {
  const columns = sea(view).printed.rows[0]?.length ?? 1;
  return `${columnName(number % columns)}${String(Math.floor(number / columns) + 1)}`;
}

/** The hull sinks into place, then its passages light up. */
async function drop(t: TableController, module: number): Promise<void> {
  const hull = t.root?.querySelector(`[data-module="${String(module)}"]`);
  const lit = Array.from(t.root?.querySelectorAll(`[data-passage="${String(module)}"]`) ?? []);
  await play(t, hull, [{ translate: "0px -14px", opacity: 0.2 }, { translate: "0px 0px", opacity: 1 }], DROP);
  await Promise.all(lit.map((each) => play(t, each, [{ opacity: 0 }, { opacity: 1 }], 90)));
}

/** From module to module, through the passages. */
async function walk(t: TableController, told: Told, before: View, seat: number): Promise<void> {
  const [verb, source = "", target = ""] = told.answer?.spelling.split(" ") ?? [];
  if (verb !== "walk" && verb !== "visit") return;
  const { city, paths } = sea(before);
  const modules = [source, ...(paths[told.answer?.spelling ?? ""] ?? [target])].map(Number);
  const points = modules.flatMap((n) => city[n] ?? []).map((module) => middleOfBlock(square(module.at)));
  const people = Array.from(t.root?.querySelectorAll(`[data-aquanaut^="${String(seat)}-${target}-"]`) ?? []);
  await play(t, people.at(-1), along(points), WALK);
}

/** Square by square, nose to the way. */
async function sail(t: TableController, told: Told, before: View, after: View, seat: number): Promise<void> {
  const [verb, number = "", target = ""] = told.answer?.spelling.split(" ") ?? [];
  if (verb !== "sail") return;
  const start = playerOf(sea(before), seat).submarines[Number(number) - 1] ?? "";
  const now = playerOf(sea(after), seat).submarines[Number(number) - 1] ?? "";
  if (start === "" || now !== target) return;
  const way = sea(before).paths[told.answer?.spelling ?? ""] ?? [target];
  const points = [start, ...way].map((each) => middle(square(each)));
  await play(t, t.root?.querySelector(`[data-submarine="${String(seat)}-${number}"]`), along(points), WALK);
}

/** Keyframes that end where the piece is now. */
function along(points: Point[]): Keyframe[] {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return points.map(({ x, y }) => ({ translate: `${String(x - end.x)}px ${String(y - end.y)}px`, easing: "ease-in-out" }));
}

/** One ring that spreads as far as the sonar reaches. */
async function ping(t: TableController, told: Told, after: View, seat: number): Promise<void> {
  const [verb, number = ""] = told.answer?.spelling.split(" ") ?? [];
  const layer = t.root?.querySelector("[data-effects]");
  if (verb !== "sonar" || !layer) return;
  const player = playerOf(sea(after), seat);
  const at = player.submarines[Number(number) - 1] ?? "";
  if (at === "") return;
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  const { x, y } = middle(square(at));
  ring.setAttribute("style", "fill: none; stroke: var(--na-reach); stroke-width: 3");
  ring.setAttribute("cx", String(x));
  ring.setAttribute("cy", String(y));
  layer.append(ring);
  const reach = (player.stations.sonar.effect + 0.5) * U;
  await play(t, ring, [{ r: "6px", opacity: 1 }, { r: `${String(reach)}px`, opacity: 0 }], RING);
  ring.remove();
}

async function flip(t: TableController, name: string): Promise<void> {
  await play(t, t.root?.querySelector(`[data-token="${name}"]`), [{ scale: "0 1" }, { scale: "1 1" }], FLIP);
}

async function shine(t: TableController, module: number): Promise<void> {
  const frames = [{ filter: "brightness(1.7)" }, { filter: "brightness(1)" }];
  await play(t, t.root?.querySelector(`[data-module="${String(module)}"]`), frames, POP);
}

async function pop(t: TableController, what: string): Promise<void> {
  const all = Array.from(t.root?.querySelectorAll(what) ?? []);
  await Promise.all(all.map((each) => play(t, each, [{ opacity: 0.1 }, { opacity: 1 }], POP)));
}

async function play(t: TableController, element: Element | null | undefined, frames: Keyframe[], ms: number): Promise<void> {
  if (!element || frames.length < 2) return;
  await element.animate(frames, { duration: ms * t.pace, id: "glide" }).finished;
}
