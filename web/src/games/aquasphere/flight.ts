/** Pieces in flight: drawn above everything, from one place of the table to another. */
import type { TableController } from "../../table/controller.svelte";
import { classOf, iconOf } from "../../table/player";
import type { Point } from "./geometry";

const SVG = "http://www.w3.org/2000/svg";
const STAGGER = 50; // ms between two tokens

export interface Thing {
  kind: "time" | "crystal" | "octopod" | "bot" | "submarine";
  seat?: number;
  size: number;
  /** It is drawn at its end already: not to be seen there before it arrives. */
  arrives?: boolean;
}

/** The first of these that can be seen. */
export function find(t: TableController, ...selectors: string[]): Element | null {
  for (const selector of selectors) {
    for (const element of t.root?.querySelectorAll(selector) ?? []) {
      if (element.getClientRects().length > 0 && element.getBoundingClientRect().width > 0) return element;
    }
  }
  return null;
}

/** Where somebody's things are: a part of the own board, or the panel of a rival. */
export function homeOf(t: TableController, seat: number, part = ""): Element | null {
  const score = `[data-score="${String(seat)}"]`;
  return find(t, ...(part ? [`.own:has(${score}) ${part}`] : []), score);
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function draw({ kind, seat, size }: Thing): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `aq-flight ${seat === undefined ? "" : classOf(seat)}`);
  svg.setAttribute("aria-hidden", "true");
  svg.style.width = svg.style.height = `${String(size)}px`;
  const symbols = seat === undefined ? [`aq-${kind}`] : [`aq-${kind}`, `i-${iconOf(seat)}`];
  for (const [n, name] of symbols.entries()) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${name}`);
    if (n > 0) {
      use.setAttribute("class", "mark");
      for (const [side, share] of [["x", 0.3], ["y", 0.28], ["width", 0.4], ["height", 0.4]] as const) {
        use.setAttribute(side, String(size * share));
      }
    }
    svg.append(use);
  }
  return svg;
}

async function send(thing: Thing, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  const svg = draw(thing);
  document.body.append(svg);
  try {
    await svg.animate(frames, { fill: "both", ...timing }).finished;
  } catch {
    // Somebody has skipped the story.
  } finally {
    svg.remove();
  }
}

const at = ([x, y]: Point, size: number) => `${String(x - size / 2)}px ${String(y - size / 2)}px`;

/** So many of a thing from one place to another, one after the other, in an arc. */
export async function fly(t: TableController, thing: Thing, count: number, from: Element | null, to: Element | null, ms: number): Promise<void> {
  if (!from || !to || count <= 0) return;
  const [a, b] = [middle(from), middle(to)];
  const top: Point = [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 30];
  const frames = [
    { translate: at(a, thing.size), opacity: 0.6 },
    { translate: at(top, thing.size), opacity: 1, offset: 0.45, easing: "ease-in" },
    { translate: at(b, thing.size), opacity: 1 },
  ];
  const many = Math.min(count, 5);
  const duration = Math.max(120, ms - STAGGER * (many - 1)) * t.pace;
  if (thing.arrives) void play(to, [{ opacity: 0 }, { opacity: 0 }], { duration });
  await Promise.all(
    Array.from({ length: many }, (_, n) => send(thing, frames, { duration, delay: n * STAGGER * t.pace, easing: "ease-out" })),
  );
}

/** So many of a thing shrink away where they were. */
export async function vanish(t: TableController, thing: Thing, count: number, where: Element | null, ms: number): Promise<void> {
  if (!where) return;
  const [x, y] = middle(where);
  await Promise.all(
    Array.from({ length: Math.min(count, 5) }, (_, n) => {
      const place = at([x + (n - (count - 1) / 2) * thing.size * 0.7, y], thing.size);
      const frames = [
        { translate: place, scale: "1", opacity: 1 },
        { translate: place, scale: "1.25", offset: 0.3 },
        { translate: place, scale: "0.1", opacity: 0 },
      ];
      return send(thing, frames, { duration: ms * t.pace, easing: "ease-in" });
    }),
  );
}

/** An element of a drawing comes along these points, in its own units, to where it is. */
export async function along(t: TableController, element: Element | null, points: readonly Point[], ms: number): Promise<void> {
  const end = points.at(-1);
  if (!element || !end || points.length < 2) return;
  const frames = points.map(([x, y]) => ({ translate: `${String(x - end[0])}px ${String(y - end[1])}px` }));
  await play(element, frames, { duration: ms * t.pace, easing: "ease-in-out", id: "glide" });
}

/** A thing swells and settles, or turns over. */
export async function swell(t: TableController, element: Element | null, ms: number, turn = false): Promise<void> {
  const frames = turn
    ? [{ scale: "1 1" }, { scale: "0.02 1.06", offset: 0.5 }, { scale: "1 1" }]
    : [{ scale: "1" }, { scale: "1.25", offset: 0.4 }, { scale: "1" }];
  if (element instanceof SVGElement) {
    element.style.transformBox = "fill-box";
    element.style.transformOrigin = "center";
  }
  await play(element, frames, { duration: ms * t.pace, easing: "cubic-bezier(.2,.8,.2,1)" });
}

export async function play(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await element?.animate(frames, timing).finished.catch(() => undefined);
}
