/** The scientist's way along the walkway: through which locks, or by which tube. */
import type { Question } from "../../table/game";
import { axisOf, polar, R, SECTORS, type Point } from "./geometry";
import { LETTERS, playerOf, type Aqua, type Letter } from "./position";

/** One stretch: to the next place of the ring, or across it. */
interface Stretch {
  from: number;
  to: number;
  cost: number;
}
export interface Way {
  cost: number;
  stretches: Stretch[];
}

/** The cheapest way of a seat to each place of the ring. */
export function ways(position: Aqua, seat: number): Way[] {
  const player = playerOf(position, seat);
  const start = position.ring.indexOf(player.scientist);
  const tube = player.cards.map((name) => position.printed.cards[name]).find((card) => card?.kind === "jump");
  const found: (Way | undefined)[] = Array.from({ length: SECTORS });
  found[start] = { cost: 0, stretches: [] };
  const queue = [start];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const sofar = found[here] as Way;
    for (const next of stretches(here, player.locks, tube?.amount)) {
      const cost = sofar.cost + next.cost;
      if (cost >= (found[next.to]?.cost ?? Infinity)) continue;
      found[next.to] = { cost, stretches: [...sofar.stretches, next] };
      queue.push(next.to);
    }
  }
  return found.map((way) => way ?? { cost: 0, stretches: [] });
}

function stretches(from: number, locks: readonly number[], tube: number | undefined): Stretch[] {
  const after = (from + 1) % SECTORS;
  const before = (from + SECTORS - 1) % SECTORS;
  const found = [
    { from, to: after, cost: locks[from] ?? 0 },
    { from, to: before, cost: locks[before] ?? 0 },
  ];
  if (tube !== undefined) found.push({ from, to: (from + SECTORS / 2) % SECTORS, cost: tube });
  return found;
}

const isTube = ({ from, to }: Stretch) => Math.abs(from - to) === SECTORS / 2;

/** The locks that a way goes through, by their places. */
export function locksOf(way: Way): number[] {
  return way.stretches.filter((each) => !isTube(each)).map(({ from, to }) => ((from + 1) % SECTORS === to ? from : to));
}

/** The sectors that can be used now. */
export const openTo = (question: Question | null): Letter[] =>
  LETTERS.filter((letter) => question?.answers.some(({ spelling }) => spelling.startsWith(`use ${letter} `)));

/** The locks on the ways to some sectors. */
export const locksTo = (position: Aqua, found: readonly Way[], sectors: readonly Letter[]): Set<number> =>
  new Set(sectors.flatMap((letter) => locksOf(found[position.ring.indexOf(letter)] ?? { cost: 0, stretches: [] })));

/** A way as points along the walkway: round the ring, or straight through the core. */
export function pointsOf(way: Way): Point[] {
  return way.stretches.flatMap((stretch) => {
    const { from, to } = stretch;
    if (isTube(stretch)) return [polar(R.walk, axisOf(from)), polar(R.walk, axisOf(to))];
    const turn = (from + 1) % SECTORS === to ? 1 : -1;
    return Array.from({ length: 7 }, (_, n) => polar(R.walk, axisOf(from) + turn * n * 10));
  });
}

export function pathOf(points: readonly Point[]): string {
  return points.length > 1 ? `M${points.map((point) => point.join(" ")).join("L")}` : "";
}

export function placeOfSector(position: Aqua, letter: Letter): number {
  return position.ring.indexOf(letter);
}
