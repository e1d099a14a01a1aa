/** Where the names of the zones, the soundings and the compass stand: found on any map. */
import { BLOCK, clamp, corner, middle, middleOfBlock, sizeOf, square, U, zoneAt, type Point, type Square } from "./geometry";
import { ZONES, type Printed, type Sea, type Zone } from "./position";

const DEPTHS: Record<Zone, [number, number]> = {
  lagoon: [8, 20],
  seabed: [70, 140],
  deep: [210, 470],
  trench: [2400, 3200],
};
const ROSE = 3;

const isSpot = (printed: Printed, { row, column }: Square) => /[a-z]/u.test(printed.rows[row]?.[column] ?? "");

function squares(printed: Printed): Square[] {
  const { rows, columns } = sizeOf(printed);
  return Array.from({ length: rows * columns }, (_, n) => ({ row: Math.floor(n / columns), column: n % columns }));
}

/** Whether all squares of a rectangle lie in a zone and carry no token. */
function isFree(printed: Printed, zone: Zone, at: Square, rows: number, columns: number): boolean {
  for (let row = at.row; row < at.row + rows; row++)
    for (let column = at.column; column < at.column + columns; column++)
      if (zoneAt(printed, { row, column }) !== zone || isSpot(printed, { row, column })) return false;
  const size = sizeOf(printed);
  return at.row + rows <= size.rows && at.column + columns <= size.columns;
}

/** Something that a name may not lie under. */
export interface Obstacle extends Point {
  r: number;
}
/** A way to write the name of a zone, and the room it takes. */
export interface Label {
  lines: Line[];
  width: number;
  height: number;
}
export interface Line {
  kind: "zone" | "price" | "closed";
  text: string;
}
export interface ZoneName extends Point {
  zone: Zone;
  lines: Line[];
}

const STEP = U / 2; // names lie on half squares
const SPOT = 14; // what a token takes
const SHADOW = 8; // of a module

/**
 * The names of the zones, each in the water of its zone that is farthest from the base, and no
 * farther from there than what is drawn on the chart now demands: the first way to write it that
 * has room somewhere.
 */
export function zoneNames({ printed, city }: Sea, labels: Record<Zone, Label[]>, inTheWay: readonly Obstacle[]): ZoneName[] {
  const middleOfCity = city[0] ? middleOfBlock(square(city[0].at)) : { x: (sizeOf(printed).columns * U) / 2, y: 0 };
  const modules = city.map((module) => corner(square(module.at)));
  const drawn = drawnOn(printed);
  return ZONES.flatMap((zone) => {
    for (const label of labels[zone]) {
      const room = rooms(printed, zone, label).filter(
        (at) => !drawn.some((each) => isUnder(at, label, each)) && !modules.some((each) => isBuiltOver(at, label, each)),
      );
      const home = room.reduce<Point | null>((best, at) => (best && away(best, middleOfCity) >= away(at, middleOfCity) ? best : at), null);
      if (!home) continue;
      const free = room.filter((at) => !inTheWay.some((each) => isUnder(at, label, each)));
      const best = free.reduce<Point | null>((found, at) => (found && away(found, home) <= away(at, home) ? found : at), null);
      if (best) return [{ zone, ...best, lines: label.lines }];
    }
    return [];
  });
}

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** What is printed on the chart besides: spots, soundings, the compass. */
function drawnOn(printed: Printed): Obstacle[] {
  const spots = squares(printed).filter((at) => isSpot(printed, at));
  const rose = roseAt(printed);
  return [
    ...spots.map((at) => ({ ...middle(at), r: SPOT })),
    ...soundings(printed).map(({ x, y }) => ({ x, y, r: SPOT })),
    ...(rose ? [{ ...rose, r: 46 }] : []),
  ];
}

/** The top left corners of all rooms of a size that lie in a zone. */
function rooms(printed: Printed, zone: Zone, { width, height }: Label): Point[] {
  const size = sizeOf(printed);
  const found: Point[] = [];
  for (let y = STEP / 2; y + height < size.rows * U; y += STEP)
    for (let x = STEP / 2; x + width < size.columns * U; x += STEP) if (isIn(printed, zone, { x, y }, width, height)) found.push({ x, y });
  return found;
}

function isIn(printed: Printed, zone: Zone, { x, y }: Point, width: number, height: number): boolean {
  for (let row = Math.floor(y / U); row * U < y + height; row++)
    for (let column = Math.floor(x / U); column * U < x + width; column++) if (zoneAt(printed, { row, column }) !== zone) return false;
  return true;
}

function isUnder(at: Point, { width, height }: Label, { x, y, r }: Obstacle): boolean {
  const dx = x - clamp(x, at.x, at.x + width);
  const dy = y - clamp(y, at.y, at.y + height);
  return Math.hypot(dx, dy) < r;
}

function isBuiltOver(at: Point, { width, height }: Label, { x, y }: Point): boolean {
  const [right, bottom] = [x + BLOCK + SHADOW, y + BLOCK + SHADOW];
  return at.x < right && at.x + width > x && at.y < bottom && at.y + height > y;
}

/** A compass where there is room for it in the deep; none on a map without. */
export function roseAt(printed: Printed): Point | null {
  const room = squares(printed).filter((at) => isFree(printed, "deep", at, ROSE, ROSE));
  const best = room.at(-1);
  return best ? middle({ row: best.row + 1, column: best.column + 1 }) : null;
}

/** A few depths in metres, as on a chart: decoration, always the same on the same map. */
export function soundings(printed: Printed): (Point & { depth: string })[] {
  const { rows, columns } = sizeOf(printed);
  return squares(printed)
    .filter(({ row, column }) => row < rows - 1 && column > 0 && column < columns - 1)
    .filter((at) => (at.row * 31 + at.column * 17) % 43 === 5 && !isSpot(printed, at))
    .map((at) => {
      const [least, most] = DEPTHS[zoneAt(printed, at)];
      const part = ((at.row * 7 + at.column * 13) % 10) / 10;
      const { x, y } = middle(at);
      return { x, y: y + U / 2, depth: String(Math.round(least + (most - least) * part)) };
    });
}
