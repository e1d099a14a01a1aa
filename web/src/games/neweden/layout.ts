/** Where everything of a station lies, in units of its drawing: the dome is in the middle. */
import { ARMS, type Arm } from "./position";

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

/** Widths of the board, in pixels: the market beside the station; the market as a tab. */
export const SIDE_BY_SIDE = 900;
export const PHONE = 600;

export const DOME = { x: 350, y: 400, r: 88 };
export const GAUGE = { r: 106, width: 22 };
export const POD = 78;
const STUB = 54;
const STEP = 86;
const SCALE = Math.PI / 180;

/** Where an arm leaves the dome, in degrees. */
const ROOTS: Record<Arm, number> = { shipyard: 184, octopus: 226, crab: 270, shell: 314, oxygen: 356 };
/** The places of an arm from the dome outwards; they curl like a tentacle and never touch. */
const PLACES: Record<Arm, readonly (readonly [number, number])[]> = {
  shipyard: [[182, 394], [96, 430], [50, 516], [136, 516], [216, 532], [216, 618], [130, 618], [44, 618]],
  octopus: [[228, 266], [142, 228], [56, 190], [56, 104], [142, 104], [228, 104], [228, 185]],
  crab: [[350, 228], [350, 142], [350, 56], [264, 18], [178, 18], [92, 18], [6, 18]],
  shell: [[472, 266], [558, 228], [644, 190], [644, 104], [558, 104], [472, 104], [472, 185]],
  oxygen: [[518, 394], [604, 430], [650, 516], [564, 516], [484, 532], [484, 618], [570, 618], [656, 618]],
};
/** Beyond them: further columns at the side, on a height that no other arm uses. */
const BEYOND: Record<Arm, { x: number; y: number; step: number }> = {
  shipyard: { x: -42, y: 446, step: -STEP },
  octopus: { x: -42, y: 104, step: -STEP },
  crab: { x: -80, y: 18, step: -STEP },
  shell: { x: 742, y: 104, step: STEP },
  oxygen: { x: 742, y: 446, step: STEP },
};
const COLUMN = 3;

/** The middle of a place: 0 is next to the dome. */
export function placeOf(arm: Arm, at: number): Point {
  const known = PLACES[arm][at];
  if (known) return { x: known[0], y: known[1] };
  const { x, y, step } = BEYOND[arm];
  const left = at - PLACES[arm].length;
  const high = arm === "crab" ? 1 : COLUMN;
  return { x: x + Math.floor(left / high) * step, y: y + (left % high) * STEP };
}

/** A point on a circle around the dome. */
export function around(angle: number, radius: number): Point {
  return { x: DOME.x + radius * Math.cos(angle * SCALE), y: DOME.y + radius * Math.sin(angle * SCALE) };
}

const put = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The tube of an arm with so many cards, and a stub where the next one will stand. */
export function tube(arm: Arm, count: number): string {
  const root = around(ROOTS[arm], GAUGE.r + 8);
  const points = [root, ...Array.from({ length: count }, (_, at) => placeOf(arm, at))];
  points.push(stub(arm, count, points.at(-1) ?? root));
  const [first, ...rest] = points;
  let path = `M${put(first ?? root)}`;
  for (const [at, point] of rest.entries()) {
    const next = rest[at + 1];
    if (!next) break;
    const middle = at === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    path += `Q${put(point)} ${put(middle)}`;
  }
  return rest.length === 1 ? `${path}L${put(rest[0] ?? root)}` : path;
}

function stub(arm: Arm, count: number, from: Point): Point {
  const next = placeOf(arm, count);
  const [dx, dy] = [next.x - from.x, next.y - from.y];
  const share = Math.min(1, (count === 0 ? 30 : STUB) / Math.hypot(dx, dy));
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** So many cards of an arm leave room for its name. */
export const NAMED = 3;
type Caption = Point & { anchor: "start" | "middle" | "end" };
const EMPTY: Record<"octopus" | "crab" | "shell", Caption> = {
  octopus: { x: 238, y: 282, anchor: "end" },
  crab: { x: 350, y: 242, anchor: "middle" },
  shell: { x: 462, y: 282, anchor: "start" },
};

/** Where the name of an arm stands: above its last card, or below the first one. */
export function captionOf(arm: Arm, count: number): Caption {
  if (arm === "shipyard") return count > 1 ? { x: 244, y: 474, anchor: "end" } : { x: 226, y: 456, anchor: "end" };
  if (arm === "oxygen") return { x: 508, y: 456, anchor: "middle" };
  if (count === 0) return EMPTY[arm];
  const { x, y } = placeOf(arm, count - 1);
  const isLast = count === NAMED; // the stub goes up from here
  if (arm === "crab") return { x: x + (isLast ? 48 : 22), y: y - (isLast ? 22 : 47), anchor: "start" };
  if (!isLast) return { x, y: y - 48, anchor: "middle" };
  return arm === "shell" ? { x: x - 22, y: y - 47, anchor: "end" } : { x: x + 22, y: y - 47, anchor: "start" };
}

/** What must be seen: the dome, its foot, every card, and room for the next ones. */
function frame(lengths: Record<Arm, number>): Box {
  let [left, top, right, bottom] = [64, 84, 636, 616];
  for (const arm of ARMS) {
    for (let at = 0; at < lengths[arm]; at++) {
      const { x, y } = placeOf(arm, at);
      left = Math.min(left, x - 52);
      right = Math.max(right, x + 52);
      top = Math.min(top, y - (arm === "crab" ? 72 : 50)); // a stub goes up
      bottom = Math.max(bottom, y + 56);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A box of the wanted shape around another one, which stays in its middle. */
function widened(box: Box, ratio: number): Box {
  const isFlat = box.width / box.height > ratio;
  const width = isFlat ? box.width : box.height * ratio;
  const height = isFlat ? box.width / ratio : box.height;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** What a window of this size shows of a station: no card lies under its upper right corner. */
export function windowOn(lengths: Record<Arm, number>, size: Size, corner: Size): Box {
  const all = frame(lengths);
  const plain = widened(all, size.width / size.height);
  if (!isCovered(lengths, plain, size, corner)) return plain;
  const below = widened(all, size.width / (size.height - corner.height));
  const room = corner.height * (below.width / size.width);
  return { ...below, y: below.y - room, height: below.height + room };
}

function isCovered(lengths: Record<Arm, number>, box: Box, size: Size, corner: Size): boolean {
  const scale = size.width / box.width;
  const left = box.x + box.width - corner.width / scale;
  const bottom = box.y + corner.height / scale;
  return ARMS.some((arm) =>
    Array.from({ length: lengths[arm] }, (_, at) => placeOf(arm, at)).some(
      ({ x, y }) => x + POD / 2 > left && y - POD / 2 < bottom,
    ),
  );
}

// -- the gauge --------------------------------------------------------------------------------

const START = 121; // degrees: lower left, then clockwise
const SWEEP = 298;

/** Where the cell of a number begins; the next one where it ends. */
export function angleOf(value: number, cells: number): number {
  return START + (SWEEP / cells) * value;
}

export function arc(radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${put(around(from, radius))}A${String(radius)} ${String(radius)} 0 ${String(isLarge)} 1 ${put(around(to, radius))}`;
}
