/** Pieces glide from where they were to where they are: whatever carries data-piece="…". */

export type Places = Map<string, DOMRect>;

const MOVE = 280; // ms at normal speed
const LEAST = 2; // px: less is no move

export function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}

/** Where every piece lies now. */
export function measure(root: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const name = piece.dataset["piece"];
    const place = piece.getBoundingClientRect();
    if (name && place.width > 0) places.set(name, place); // the same piece may wait in a closed tab
  }
  return places;
}

/** Let every piece come from its old place, one after the other if asked, sinking a little. */
export async function glide(root: ParentNode, from: Places, pace: number): Promise<void> {
  if (pace <= 0) return;
  const moves: Promise<unknown>[] = [];
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const old = from.get(piece.dataset["piece"] ?? "");
    if (old && old.width > 0) moves.push(move(piece, old, MOVE * pace));
  }
  await Promise.allSettled(moves);
}

function move(piece: HTMLElement | SVGElement, old: DOMRect, duration: number): Promise<unknown> {
  const now = piece.getBoundingClientRect();
  if (now.width === 0) return Promise.resolve();
  const dx = old.x + old.width / 2 - now.x - now.width / 2;
  const dy = old.y + old.height / 2 - now.y - now.height / 2;
  if (Math.hypot(dx, dy) < LEAST) return Promise.resolve();
  const [x, y] = inUnitsOf(piece, dx, dy);
  const sag = Math.min(Math.hypot(x, y) * 0.12, 24);
  const frames = [
    { translate: px(x, y), easing: "cubic-bezier(.35,.1,.6,.7)" },
    { translate: px(x * 0.45, y * 0.45 + sag), easing: "cubic-bezier(.2,.6,.2,1)", offset: 0.5 },
    { translate: "0px 0px" },
  ];
  return piece.animate(frames, { duration, id: "glide" }).finished;
}

/** A distance on the screen in the units of the drawing that a piece belongs to. */
function inUnitsOf(piece: HTMLElement | SVGElement, dx: number, dy: number): [number, number] {
  const parent = piece.parentNode;
  if (!(piece instanceof SVGElement) || !(parent instanceof SVGGraphicsElement)) return [dx, dy];
  const m = parent.getScreenCTM();
  if (!m) return [dx, dy];
  const det = m.a * m.d - m.b * m.c || 1;
  return [(m.d * dx - m.c * dy) / det, (m.a * dy - m.b * dx) / det];
}

const px = (x: number, y: number) => `${String(x)}px ${String(y)}px`;
