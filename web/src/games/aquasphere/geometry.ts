/** The maths of the station. Angles: degrees clockwise from 12 o'clock; the origin is its middle. */
import type { Program } from "./position";

export type Point = readonly [number, number];
export type AreaName = Program | "control";
type Band = readonly [number, number];

export const R = {
  hex: 97,
  inner: [106, 176],
  walk: 183,
  mid: [190, 262],
  outer: [266, 339],
  dock: [343, 362],
  track: [368, 392],
} as const;
export const SECTORS = 6;
const CORRIDOR = 24; // the water between two sectors: as wide everywhere
const CELL_GAP = 5; // the same between two areas
const HALF = 30; // degrees from the axis of a sector to its side

/** A side: a ray at an angle, pushed sideways, so that gaps do not open like a fan. */
interface Side {
  angle: number;
  off: number;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const deg = (radians: number) => (radians * 180) / Math.PI;
const round = (n: number) => Math.round(n * 10) / 10;

export function polar(radius: number, angle: number): Point {
  return [round(radius * Math.sin(rad(angle))), round(-radius * Math.cos(rad(angle)))];
}
const written = (radius: number, angle: number) => polar(radius, angle).join(" ");
const at = (side: Side, radius: number) => side.angle + deg(Math.asin(side.off / radius));

/** A piece of a ring with round corners. */
export function wedge([r0, r1]: Band, lo: Side, hi: Side, corner = 9): string {
  const s = (radius: number, side: Side, sign: number) => at(side, radius) + sign * deg(corner / radius);
  const arcTo = (radius: number, sweep: number, angle: number) =>
    `A${String(radius)} ${String(radius)} 0 0 ${String(sweep)} ${written(radius, angle)}`;
  const bend = (radius: number, side: Side, to: string) => `Q${written(radius, at(side, radius))} ${to}`;
  return [
    `M${written(r1, s(r1, lo, 1))}`,
    arcTo(r1, 1, s(r1, hi, -1)),
    bend(r1, hi, written(r1 - corner, at(hi, r1 - corner))),
    `L${written(r0 + corner, at(hi, r0 + corner))}`,
    bend(r0, hi, written(r0, s(r0, hi, -1))),
    arcTo(r0, 0, s(r0, lo, 1)),
    bend(r0, lo, written(r0 + corner, at(lo, r0 + corner))),
    `L${written(r1 - corner, at(lo, r1 - corner))}`,
    bend(r1, lo, `${written(r1, s(r1, lo, 1))}Z`),
  ].join("");
}

export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${written(radius, from)}A${String(radius)} ${String(radius)} 0 ${String(large)} ${String(sweep)} ${written(radius, to)}`;
}

export function hexagon(radius: number): string {
  return `M${Array.from({ length: SECTORS }, (_, n) => written(radius, n * 60 + HALF)).join("L")}Z`;
}

/** Where each area lies: its band, and from where to where round the axis of its sector. */
const AREAS: Record<AreaName, readonly [Band, number, number]> = {
  research: [R.outer, -HALF, -12.2],
  submarine: [R.outer, -12.2, 12.2],
  lab: [R.outer, 12.2, HALF],
  octopods: [R.mid, -HALF, -10.4],
  control: [R.mid, -10.4, 10.4],
  crystals: [R.mid, 10.4, HALF],
  time: [R.inner, -HALF, 0],
  program: [R.inner, 0, HALF],
};

export interface Area {
  path: string;
  /** So many units along the arc and outwards from the middle. */
  slot(along: number, outwards: number): Point;
}

export function areaAt(name: AreaName, axis: number): Area {
  const [band, from, to] = AREAS[name];
  const half = (gap: number) => gap / 2;
  const lo = { angle: axis + from, off: half(from === -HALF ? CORRIDOR : CELL_GAP) };
  const hi = { angle: axis + to, off: -half(to === HALF ? CORRIDOR : CELL_GAP) };
  const middle = (band[0] + band[1]) / 2;
  const angle = (at(lo, middle) + at(hi, middle)) / 2;
  return {
    path: wedge(band, lo, hi),
    slot: (along, outwards) => polar(middle + outwards, angle + deg(along / (middle + outwards))),
  };
}

export function hull(axis: number): string {
  const side = (sign: number) => ({ angle: axis + sign * HALF, off: -sign * (CORRIDOR / 2 - 5) });
  return wedge([R.inner[0] - 4, R.dock[1] + 3], side(-1), side(1), 16);
}

export const axisOf = (place: number) => place * 60;
export const lockAt = (place: number) => polar(R.walk, place * 60 + HALF);

/** A slot of a loading station; one pitch is as wide as a bot with its water. */
export function dockSlot(axis: number, slot: number, count: number): Point {
  const middle = (R.dock[0] + R.dock[1]) / 2;
  const pitch = Math.min(25, 108 / count);
  return polar(middle, axis + deg(((slot - (count - 1) / 2) * pitch) / middle));
}

/** The middle of a space of the knowledge track. */
export const trackAngle = (space: number, spaces: number) => ((space + 0.5) * 360) / spaces;
export const TRACK = (R.track[0] + R.track[1]) / 2;

/** Where the scientists stand in an area, beside what lies there. */
export const STANDS: Record<Program, Point> = {
  research: [-4, 4],
  crystals: [17, 8],
  lab: [25, 7],
  time: [-15, 10],
  octopods: [-16, 6],
  submarine: [0, -14],
  program: [18, 0],
};
const FAN = 13; // units between scientists in one area

export function standAt(area: Program, axis: number, place: number): Point {
  const [along, outwards] = STANDS[area];
  const inwards = along > 0 ? -1 : 1;
  return areaAt(area, axis).slot(along + inwards * place * FAN, outwards);
}
