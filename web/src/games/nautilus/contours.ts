/** Depth lines of a sea floor, worked out once from the letters of its map. */
import { U } from "./geometry";

const FINE = 6; // samples along the side of a square
const PAD = 8; // samples around the map, so that every line closes outside it
const BLUR = 1.9; // samples: corners of squares become bays
const FAR = 1e6;

export interface Contour {
  /** The zone, and how far through it: 1 is where the seabed begins, 2 the deep, 3 the trench. */
  level: number;
  path: string;
}

interface Field {
  width: number;
  height: number;
  values: Float64Array;
}

const LEVELS = [0, 1, 2, 3].flatMap((zone) => steps(zone).map((part) => zone + part));
const known = new Map<string, Contour[]>();

function steps(zone: number): number[] {
  if (zone === 0) return [0.3, 0.55, 0.8];
  return zone === 3 ? [0, 0.22, 0.44, 0.66] : [0, 0.2, 0.4, 0.6, 0.8];
}

/** Areas at least so deep, the shallowest first: each is drawn on the one before. */
export function contours(rows: readonly string[]): Contour[] {
  const key = rows.join("/").toUpperCase();
  const found = known.get(key) ?? draw(rows);
  known.set(key, found);
  return found;
}

function draw(rows: readonly string[]): Contour[] {
  const field = blurred(depths(rows));
  return LEVELS.map((level) => ({ level, path: rings(field, level).map(smooth).join("") }));
}

// -- how deep it is ------------------------------------------------------------------------------

/** Zone and part of the way from its shallow to its deep border, at every sample. */
function depths(rows: readonly string[]): Field {
  const zones = sampled(rows);
  const { width, height, values } = zones;
  const shallower = [1, 2, 3].map((zone) => distances(zones, (each) => each < zone));
  const deeper = [0, 1, 2].map((zone) => distances(zones, (each) => each > zone));
  const found = new Float64Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const zone = values[at] ?? 0;
      const part = partOf(zone, shallower[zone - 1]?.[at] ?? 0, deeper[zone]?.[at] ?? FAR);
      const waves = ripple(x * 7 / FINE, y * 7 / FINE) * 0.13 * Math.sin(Math.PI * part);
      found[at] = zone + Math.max(0.01, Math.min(0.99, part + waves));
    }
  }
  return { width, height, values: found };
}

function partOf(zone: number, inside: number, outside: number): number {
  if (zone === 0) return 1 - Math.min(1, outside / (5 * FINE));
  if (zone === 3) return Math.min(0.98, inside / (3 * FINE));
  const a = Math.max(0, inside - 0.5);
  const b = Math.min(Math.max(0, outside - 0.5), 6.5 * FINE);
  return a / (a + b);
}

function ripple(x: number, y: number): number {
  const long = Math.sin(x * 0.11 + 1.3 * Math.sin(y * 0.071)) + Math.sin(y * 0.093 + 1.7 * Math.sin(x * 0.06) + 2);
  return long * 0.5 + 0.35 * Math.sin((x + y) * 0.17) + 0.25 * Math.sin((x - y) * 0.23 + 1);
}

function sampled(rows: readonly string[]): Field {
  const columns = rows[0]?.length ?? 0;
  const width = columns * FINE + 2 * PAD;
  const height = rows.length * FINE + 2 * PAD;
  const values = new Float64Array(width * height);
  const inside = (at: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor((at - PAD) / FINE)));
  for (let y = 0; y < height; y++) {
    const row = rows[inside(y, rows.length)] ?? "";
    for (let x = 0; x < width; x++) {
      values[y * width + x] = Math.max(0, "LSDT".indexOf((row[inside(x, columns)] ?? "D").toUpperCase()));
    }
  }
  return { width, height, values };
}

/** How far every sample is from the nearest one of certain zones. */
function distances({ width, height, values }: Field, isOne: (zone: number) => boolean): Float64Array {
  const found = Float64Array.from(values, (zone) => (isOne(zone) ? 0 : FAR));
  const from = (at: number, x: number, y: number, dx: number, dy: number, cost: number) => {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return;
    found[at] = Math.min(found[at] ?? FAR, (found[at + dy * width + dx] ?? FAR) + cost);
  };
  const sweep = (x: number, y: number, way: 1 | -1) => {
    const at = y * width + x;
    from(at, x, y, -way, 0, 1);
    for (const dx of [-1, 0, 1]) from(at, x, y, dx, -way, dx === 0 ? 1 : Math.SQRT2);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sweep(x, y, 1);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) sweep(x, y, -1);
  return found;
}

function blurred(field: Field): Field {
  const reach = Math.ceil(BLUR * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, n) => Math.exp(-((n - reach) ** 2) / (2 * BLUR * BLUR)));
  const total = weights.reduce((sum, each) => sum + each, 0);
  const { width, height } = field;
  const along = (values: Float64Array, dx: number, dy: number) =>
    values.map((_, at) => {
      const x = at % width;
      const y = (at - x) / width;
      return weights.reduce((sum, weight, n) => {
        const nx = Math.max(0, Math.min(width - 1, x + dx * (n - reach)));
        const ny = Math.max(0, Math.min(height - 1, y + dy * (n - reach)));
        return sum + weight * (values[ny * width + nx] ?? 0);
      }, 0) / total;
    });
  return { width, height, values: along(along(field.values, 1, 0), 0, 1) };
}

// -- lines of one depth (marching squares) -------------------------------------------------------

type Place = [number, number];
/** By which corners are deep (top left 1, top right 2, bottom right 4, bottom left 8): from edge to edge. */
const WAYS: readonly (readonly (readonly ["n" | "e" | "s" | "w", "n" | "e" | "s" | "w"])[])[] = [
  [], [["w", "n"]], [["n", "e"]], [["w", "e"]], [["e", "s"]], [["w", "n"], ["e", "s"]], [["n", "s"]], [["w", "s"]],
  [["s", "w"]], [["s", "n"]], [["n", "e"], ["s", "w"]], [["s", "e"]], [["e", "w"]], [["e", "n"]], [["n", "w"]], [],
];

/** Closed lines around everything at least so deep; beyond the edge it is shallow. */
function rings({ width, height, values }: Field, level: number): Place[][] {
  const depth = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : (values[y * width + x] ?? -1));
  const next = new Map<string, { to: string; at: Place }>();
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const [a, b, c, d] = [depth(x, y), depth(x + 1, y), depth(x + 1, y + 1), depth(x, y + 1)];
      const ways = WAYS[Number(a >= level) + 2 * Number(b >= level) + 4 * Number(c >= level) + 8 * Number(d >= level)] ?? [];
      if (ways.length === 0) continue;
      const part = (one: number, other: number) => (level - one) / (other - one);
      const edges = {
        n: { key: `h${String(x)},${String(y)}`, at: [x + part(a, b), y] as Place },
        s: { key: `h${String(x)},${String(y + 1)}`, at: [x + part(d, c), y + 1] as Place },
        w: { key: `v${String(x)},${String(y)}`, at: [x, y + part(a, d)] as Place },
        e: { key: `v${String(x + 1)},${String(y)}`, at: [x + 1, y + part(b, c)] as Place },
      };
      for (const [from, to] of ways) next.set(edges[from].key, { to: edges[to].key, at: edges[from].at });
    }
  }
  return [...joined(next)];
}

function* joined(next: Map<string, { to: string; at: Place }>): Generator<Place[]> {
  for (const [start] of next) {
    const ring: Place[] = [];
    for (let key = start, step = next.get(key); step; step = next.get(key)) {
      ring.push(step.at);
      next.delete(key);
      key = step.to;
    }
    if (ring.length > 7) yield ring;
  }
}

/** Every second point is a bend, the way goes through the middles between them. */
function smooth(ring: Place[]): string {
  const points = ring.filter((_, n) => n % 2 === 0).map(([x, y]): Place => [scaled(x), scaled(y)]);
  const between = (n: number) => {
    const [a, b] = [points[n % points.length], points[(n + 1) % points.length]];
    return `${(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2).toFixed(1)} ${(((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2).toFixed(1)}`;
  };
  const bends = points.map(([x, y], n) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(n)}`);
  return `M${between(points.length - 1)}${bends.join("")}Z`;
}

const scaled = (at: number) => ((at + 0.5 - PAD) / FINE) * U;
