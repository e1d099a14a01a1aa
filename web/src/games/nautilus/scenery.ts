/** Where the names of the zones, the soundings and the compass stand: found on any map. */
import { isCity, middle, shifted, sizeOf, square, U, zoneAt, type Point, type Square } from "./geometry";
import { ZONES, type Printed, type Sea, type Zone } from "./position";

const DEPTHS: Record<Zone, [number, number]> = {
  lagoon: [8, 20],
  seabed: [70, 140],
  deep: [210, 470],
  trench: [2400, 3200],
};
const LABEL = { rows: 2, columns: 4 };
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

export interface ZoneName extends Point {
  zone: Zone;
}

/** The names of the zones, each in the free water of its zone that is farthest from the base; none where the city is. */
export function zoneNames({ printed, city }: Sea): ZoneName[] {
  const base = city[0] ? square(city[0].at) : { row: sizeOf(printed).rows / 2, column: sizeOf(printed).columns / 2 };
  return ZONES.flatMap((zone) => {
    const room = squares(printed).filter(
      (at) => isFree(printed, zone, at, LABEL.rows, LABEL.columns) && !isBuilt(city, at),
    );
    const far = ({ row, column }: Square) => Math.hypot(row - base.row - 0.5, column - base.column + 0.6) + row * 0.01;
    const best = room.reduce<Square | null>((found, at) => (found && far(found) >= far(at) ? found : at), null);
    return best ? [{ zone, x: (best.column + 0.2) * U, y: (best.row + 0.8) * U }] : [];
  });
}

/** Whether the city has reached the room of a name. */
function isBuilt(city: Sea["city"], at: Square): boolean {
  for (let row = 0; row < LABEL.rows; row++)
    for (let column = 0; column < LABEL.columns; column++) if (isCity(city, shifted(at, row, column))) return true;
  return false;
}

/** A compass where there is room for it in the deep; none on a map without. */
export function roseAt(printed: Printed): Point | null {
  const room = squares(printed).filter((at) => isFree(printed, "deep", at, ROSE, ROSE));
  const best = room.at(-1);
  return best ? middle({ row: best.row + 1, column: best.column + 1 }) : null;
}

/** A few depths in metres, as on a chart: decoration, always the same on the same map. */
export function soundings(printed: Printed): (Point & { depth: string })[] {
  return squares(printed)
    .filter((at) => (at.row * 31 + at.column * 17) % 43 === 5 && !isSpot(printed, at))
    .map((at) => {
      const [least, most] = DEPTHS[zoneAt(printed, at)];
      const part = ((at.row * 7 + at.column * 13) % 10) / 10;
      const { x, y } = middle(at);
      return { x, y: y + U / 2, depth: String(Math.round(least + (most - least) * part)) };
    });
}
