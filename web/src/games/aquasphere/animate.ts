/** How each step of the story looks. */
import type { TableController } from "../../table/controller.svelte";
import type { Told, View } from "../../table/game";
import { along, find, fly, homeOf, play, swell, vanish, type Thing } from "./flight";
import { axisOf, polar, R, standAt, TRACK, trackAngle, type Point } from "./geometry";
import { aqua, LETTERS, playerOf, PROGRAMS, ROOMS, type Letter, type Program } from "./position";
import { arrowPoints, engineerAt } from "./rooms";
import { locksOf, pointsOf, ways } from "./ways";

const TOKEN = 24; // px
const MS = { walk: 340, arrow: 280, fly: 320, take: 330, octopods: 260, flip: 320, lock: 140, space: 30, track: 380, refill: 380 };
// Parts of the own board.
const HOME_BOT = '[data-piece^="home-bot"]';
const HOME_SUBMARINE = '[data-piece^="home-submarine"]';
const GAUGE = { time: ".aq-gauge:nth-child(1)", crystal: ".aq-gauge:nth-child(2)" };

/** What one step is about. */
interface Scene {
  t: TableController;
  told: Told;
  before: View;
  after: View;
  seat: number;
  letter: Letter;
  program: Program;
  fact(name: string): number;
}

const STEPS: Record<string, (scene: Scene) => Promise<unknown>> = {
  MoveEngineer: engineer,
  MoveSideways: engineer,
  LeaveHeadquarters: engineer,
  PlaceOnSymbol: ({ t, seat, program }) => toSymbol(t, seat, program),
  WalkTo: walk,
  PlaceBot: (scene) => fly(scene.t, { ...bot(scene.seat, 34), arrives: true }, 1, homeOf(scene.t, scene.seat, ".cells"), control(scene), MS.fly),
  EnterLoadingStation: pushed,
  RelieveOvercrowding: ({ t, letter }) => swell(t, find(t, `[data-loading="${letter}"]`), MS.flip),
  ReturnBot: ({ t, seat, program }) => fly(t, bot(seat, 28), 1, homeOf(t, seat, `.aq-cell.aq-${program}`), homeOf(t, seat, HOME_BOT), MS.fly),
  TakeTimeThere: (scene) => take(scene, "time", scene.fact("taken")),
  TakeCrystalsThere: (scene) => take(scene, "crystal", scene.fact("taken")),
  TakeTime: ({ t, seat, fact }) => fly(t, token("time"), fact("amount"), find(t, "[data-core]"), homeOf(t, seat, GAUGE.time), MS.take),
  TakeCrystals: ({ t, seat, fact }) => fly(t, token("crystal"), fact("amount"), find(t, "[data-core]"), homeOf(t, seat, GAUGE.crystal), MS.take),
  CatchOctopods: ({ t, letter, fact }) => vanish(t, token("octopod"), fact("caught"), heap(t, "octopod", letter), MS.octopods),
  PlaceSubmarine: ({ t, seat, letter }) => dock(t, seat, letter),
  DockNeutral: ({ t, letter, fact }) => dock(t, fact("colour"), letter),
  TakeTile: ({ t, letter }) => swell(t, find(t, `[data-stack="tile-${letter}"]`), MS.flip, true),
  TakeCard: ({ t, letter }) => swell(t, find(t, `[data-stack="card-${letter}"]`), MS.flip, true),
  GainKnowledge: count,
  LoseKnowledge: count,
  ScoreSeat: count,
  ScoreFinally: count,
  PayWithCrystal: ({ t, seat }) => fly(t, token("crystal"), 1, homeOf(t, seat, GAUGE.crystal), find(t, `[data-counter="${String(seat)}"]`), MS.fly),
  StopAtLine: ({ t, seat }) => play(find(t, `[data-counter="${String(seat)}"]`), bump, { duration: MS.fly * t.pace }),
  RefillStation: ({ t }) => refill(t),
  LayOutPrograms: ({ t }) => Promise.all(ROOMS.map((room) => swell(t, find(t, `[data-room="${room}"]`), MS.flip, true))),
};

export async function animate(t: TableController, told: Told, before: View, after: View): Promise<void> {
  if (t.pace <= 0 || !t.root) return;
  const fact = (name: string) => Number(told.facts[name] ?? -1);
  const letter = LETTERS[fact("sector")] ?? "A";
  const program = PROGRAMS[fact("program")] ?? "lab";
  await STEPS[told.step]?.({ t, told, before, after, seat: fact("seat"), letter, program, fact });
}

const token = (kind: Thing["kind"]): Thing => ({ kind, size: TOKEN });
const bot = (seat: number, size: number): Thing => ({ kind: "bot", seat, size });
const heap = (t: TableController, kind: string, letter: Letter) => find(t, `[data-heap="${kind}-${letter}"]`);
const control = ({ t, letter }: Scene) => find(t, `[data-control="${letter}"] .bot`, `[data-control="${letter}"]`);
const bump: Keyframe[] = [{ translate: "0 0" }, { translate: "5px -3px" }, { translate: "-4px 2px" }, { translate: "0 0" }];

/** Along the arrow; out to the pass order track, or through the Side Door, straight. */
function engineer({ t, seat, before, after }: Scene): Promise<void> {
  const [was, is] = [aqua(before), aqua(after)];
  const from = playerOf(was, seat).engineer;
  const to = playerOf(is, seat).engineer;
  if (from === to) return Promise.resolve();
  const isArrow = from !== "out" && to !== "out" && to !== "start";
  const { tiers } = is.printed;
  const straight: Point[] = [engineerAt(tiers, from, 0, 1, was.passed.indexOf(seat)), engineerAt(tiers, to, 0, 1, is.passed.indexOf(seat))];
  const points = isArrow ? arrowPoints(tiers, from, to) : straight;
  return along(t, find(t, `[data-figure="engineer-${String(seat)}"]`), points, MS.arrow);
}

function toSymbol(t: TableController, seat: number, program: Program): Promise<void> {
  return fly(t, bot(seat, 28), 1, homeOf(t, seat, HOME_BOT), homeOf(t, seat, `.aq-cell.aq-${program}`), MS.fly);
}

/** Out to the walkway, through the locks, into the area; each lock on the way blinks. */
async function walk({ t, seat, before, after, letter, program }: Scene): Promise<void> {
  const was = playerOf(aqua(before), seat);
  const { ring } = aqua(after);
  const place = ring.indexOf(letter);
  const way = ways(aqua(before), seat)[place];
  const figure = find(t, `[data-figure="scientist-${String(seat)}"]`);
  const start = axisOf(ring.indexOf(was.scientist));
  const round = way && way.stretches.length > 0 ? pointsOf(way) : [polar(R.walk, start)];
  const points = [standAt(was.area, start, 0), ...round, standAt(program, axisOf(place), 0)];
  const locks = locksOf(way ?? { cost: 0, stretches: [] });
  await Promise.all([
    along(t, figure, points, MS.walk),
    ...locks.map((lock) => swell(t, find(t, `[data-lock="${String(lock)}"] circle`), MS.lock)),
  ]);
}

/** The bot that had control is pushed outwards. */
function pushed({ t, letter, fact }: Scene): Promise<void> {
  const colour = fact("owner");
  return fly(t, { ...bot(colour, 28), arrives: true }, 1, find(t, `[data-control="${letter}"]`), find(t, `[data-bot="${letter}-${String(colour)}"]`, `[data-loading="${letter}"]`), MS.fly);
}

function take({ t, seat, letter }: Scene, kind: "time" | "crystal", count: number): Promise<void> {
  return fly(t, token(kind), count, heap(t, kind, letter), homeOf(t, seat, GAUGE[kind]), MS.take);
}

/** The submarine that has come last to a sector. */
function dock(t: TableController, seat: number, letter: Letter): Promise<void> {
  const place = aqua(t.view).sectors[letter].submarines.lastIndexOf(seat);
  const from = homeOf(t, seat, HOME_SUBMARINE) ?? find(t, "[data-core]");
  return fly(t, { kind: "submarine", seat, size: 30, arrives: true }, 1, from, find(t, `[data-submarine="${letter}-${String(place)}"]`), MS.fly);
}

/** A counter goes space by space, once for all that a view tells of it. */
const counted = new WeakMap<View, Set<number>>();

async function count({ t, seat, before, after }: Scene): Promise<void> {
  const [was, is] = [playerOf(aqua(before), seat).points, playerOf(aqua(after), seat).points];
  const done = counted.get(after) ?? new Set();
  if (was === is || done.has(seat)) return;
  counted.set(after, done.add(seat));
  const { track } = aqua(after).printed;
  const steps = Math.min(Math.abs(is - was), track);
  const way = Math.sign(is - was);
  const points = Array.from({ length: steps + 1 }, (_, n) => polar(TRACK, trackAngle((is - way * (steps - n) + track) % track, track)));
  await along(t, find(t, `[data-counter="${String(seat)}"]`), points, Math.min(MS.track, steps * MS.space + 100));
}

/** The core turns, and what it holds goes out to the sectors. */
async function refill(t: TableController): Promise<void> {
  const core = find(t, "[data-core]");
  const kinds = ["time", "crystal", "octopod"] as const;
  const flights = LETTERS.flatMap((letter) => kinds.map((kind) => fly(t, token(kind), 1, core, heap(t, kind, letter), MS.refill)));
  await Promise.all([play(core, [{ rotate: "-60deg" }, { rotate: "0deg" }], { duration: MS.refill * t.pace, easing: "ease-out" }), ...flights]);
}
