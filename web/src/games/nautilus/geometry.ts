/** Where things are drawn. Nothing here decides what is allowed. */
import { DIRECTIONS, ZONES, type Direction, type Kind, type Module, type Printed, type Zone } from "./position";

export const U = 32; // the side of a square
export const BLOCK = 3 * U;
export const EDGE = 24; // room for the names of rows and columns

export interface Square {
  row: number;
  column: number;
}
export interface Point {
  x: number;
  y: number;
}

export function square(name: string): Square {
  const [, letters = "A", row = "1"] = /^([A-Z]+)(\d+)$/u.exec(name) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(row) - 1, column };
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export const nameOf = ({ row, column }: Square) => `${columnName(column)}${String(row + 1)}`;
export const corner = ({ row, column }: Square): Point => ({ x: column * U, y: row * U });
export const middle = ({ row, column }: Square): Point => ({ x: (column + 0.5) * U, y: (row + 0.5) * U });
/** The middle of a block, by its top left square. */
export const middleOfBlock = ({ row, column }: Square): Point => ({ x: (column + 1.5) * U, y: (row + 1.5) * U });
export const shifted = (at: Square, rows: number, columns: number): Square => ({
  row: at.row + rows,
  column: at.column + columns,
});
/** A block by its first and its last square, as the words name it. */
export const blockName = (first: string) => `${first}–${nameOf(shifted(square(first), 2, 2))}`;

export function sizeOf({ rows }: Printed): { rows: number; columns: number } {
  return { rows: rows.length, columns: rows[0]?.length ?? 0 };
}

export function zoneAt(printed: Printed, { row, column }: Square): Zone {
  const letter = printed.rows[row]?.[column]?.toUpperCase() ?? "D";
  return ZONES["LSDT".indexOf(letter)] ?? "deep";
}

/** The block whose middle square this is, moved so that it lies on the board. */
export function blockAround(printed: Printed, at: Square): Square {
  const { rows, columns } = sizeOf(printed);
  return { row: clamp(at.row - 1, 0, rows - 3), column: clamp(at.column - 1, 0, columns - 3) };
}

export const covered = (block: Square): Square[] =>
  [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => shifted(block, row, column)));

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

// -- the octagon ---------------------------------------------------------------------------------

/** Its outline, so far inside the edge. */
export function octagon(inset = 0): string {
  const cut = inset * 0.4142;
  const points = [
    [U + cut, inset],
    [2 * U - cut, inset],
    [3 * U - inset, U + cut],
    [3 * U - inset, 2 * U - cut],
    [2 * U - cut, 3 * U - inset],
    [U + cut, 3 * U - inset],
    [inset, 2 * U - cut],
    [inset, U + cut],
  ];
  return `M${points.map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L")}Z`;
}

/** The middle of each edge of a block, and which way it looks, in degrees from north. */
export const EDGES: Record<Direction, Point & { angle: number }> = {
  N: { x: 1.5 * U, y: 0, angle: 0 },
  NE: { x: 2.5 * U, y: 0.5 * U, angle: 45 },
  E: { x: 3 * U, y: 1.5 * U, angle: 90 },
  SE: { x: 2.5 * U, y: 2.5 * U, angle: 135 },
  S: { x: 1.5 * U, y: 3 * U, angle: 180 },
  SW: { x: 0.5 * U, y: 2.5 * U, angle: 225 },
  W: { x: 0, y: 1.5 * U, angle: 270 },
  NW: { x: 0.5 * U, y: 0.5 * U, angle: 315 },
};
const NEIGHBOUR: Record<Direction, [number, number]> = {
  N: [-3, 0],
  NE: [-2, 2],
  E: [0, 3],
  SE: [2, 2],
  S: [3, 0],
  SW: [2, -2],
  W: [0, -3],
  NW: [-2, -2],
};
const BEFORE: Partial<Record<Direction, [number, number]>> = { N: [-1, 1], E: [1, 3], S: [3, 1], W: [1, -1] };

export const isStraight = (direction: Direction) => direction.length === 1;

export function opposite(direction: Direction): Direction {
  return turned(direction, 180);
}

export function turned(direction: Direction, degrees: number): Direction {
  const place = (DIRECTIONS.indexOf(direction) + degrees / 45) % DIRECTIONS.length;
  return DIRECTIONS[place] ?? direction;
}

/** The airlocks of a kind of module, turned. */
export function airlocksOf(printed: Printed, kind: Kind, degrees: number): Direction[] {
  return printed.airlocks[kind].map((direction) => turned(direction, degrees));
}

/** What an edge of a module looks at. */
export type Facing = "wall" | "passage" | "blocked" | "sea" | "near";

export interface Contact {
  direction: Direction;
  module: number;
  isOpen: boolean;
}

/** The modules that touch a block with an edge, and whether both have an airlock there. */
export function contacts(city: readonly Module[], block: Square, airlocks: readonly Direction[]): Contact[] {
  return DIRECTIONS.flatMap((direction) => {
    const [rows, columns] = NEIGHBOUR[direction];
    const at = nameOf(shifted(block, rows, columns));
    const module = city.findIndex((each) => each.at === at);
    if (module < 0) return [];
    const isOpen = airlocks.includes(direction) && (city[module]?.airlocks.includes(opposite(direction)) ?? false);
    return [{ direction, module, isOpen }];
  });
}

export function facings(city: readonly Module[], block: Square, airlocks: readonly Direction[]): Record<Direction, Facing> {
  const touching = contacts(city, block, airlocks);
  const found = DIRECTIONS.map((direction): [Direction, Facing] => {
    if (!airlocks.includes(direction)) return [direction, "wall"];
    const contact = touching.find((each) => each.direction === direction);
    if (contact) return [direction, contact.isOpen ? "passage" : "blocked"];
    const before = BEFORE[direction];
    const isCovered = before && isCity(city, shifted(block, ...before));
    return [direction, isCovered ? "near" : "sea"];
  });
  return Object.fromEntries(found) as Record<Direction, Facing>;
}

/** Whether a module lies on this square, if only with a corner. */
export function isCity(city: readonly Module[], at: Square): boolean {
  return moduleAt(city, at) >= 0;
}

export function moduleAt(city: readonly Module[], { row, column }: Square): number {
  return city.findIndex((module) => {
    const block = square(module.at);
    return row >= block.row && row < block.row + 3 && column >= block.column && column < block.column + 3;
  });
}

// -- water ---------------------------------------------------------------------------------------

/** The outline of all squares within a distance counted in rows and columns. */
export function reachPath({ row, column }: Square, reach: number, rows: number, columns: number): string {
  const points: [number, number][] = [];
  for (let k = 0; k <= reach; k++) points.push([column + k, row - reach + k], [column + k + 1, row - reach + k]);
  for (let k = 0; k <= reach; k++) points.push([column + reach - k + 1, row + k], [column + reach - k + 1, row + k + 1]);
  for (let k = 0; k <= reach; k++) points.push([column - k + 1, row + reach - k + 1], [column - k, row + reach - k + 1]);
  for (let k = 0; k <= reach; k++) points.push([column - reach + k, row - k + 1], [column - reach + k, row - k]);
  const drawn = points.map(([x, y]) => `${String(clamp(x, 0, columns) * U)} ${String(clamp(y, 0, rows) * U)}`);
  return `M${drawn.join("L")}Z`;
}

export const distance = (one: Square, other: Square) =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column);

/** A line through points. */
export const line = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
