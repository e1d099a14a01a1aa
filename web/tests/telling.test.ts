import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Prompt from "../src/table/Prompt.svelte";
import Standings from "../src/table/Standings.svelte";
import StoryLine from "../src/table/StoryLine.svelte";
import Tale from "../src/table/Tale.svelte";
import { foremost, lastAnswer, newsFor } from "../src/table/digest";
import type { Session } from "../src/table/session.svelte";
import { drawn, open, question, told, viewOf } from "./table";

const use = { key: "Use", spelling: "use A lab", number: 0, facts: { sector: 0, program: 0, fare: 0, is_short: 0 } };
const before = viewOf({ line: 4, scores: [10, 12, 9], question: question("TakeTurn", { programs: 2, uses: 1, passes: 0 }, [use]) });
const walk = told(5, "WalkTo", { seat: 0, sector: 0, program: 0, fare: 0 });
const scoring = [
  told(5, "IntermediateScoring", { round: 1 }),
  told(5, "ScoreSeat", { seat: 1, control: 6, bots: 1, crystals: 1, octopods: 0 }, [0, 8, 0]),
  told(5, "ScoreSeat", { seat: 0, control: 3, bots: 0, crystals: 0, octopods: 0 }, [3, 0, 0]),
];
const after = viewOf({ line: 5, scores: [13, 20, 9], story: [walk, ...scoring] });
const END = viewOf({ ...after, over: true, standing: [2, 1, 3] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How long each step is told, in ms, and the points meanwhile. */
async function shown(next: typeof after): Promise<[string, number, number[]][]> {
  const t = await open("aquasphere", before, "en", next);
  const found: [string, number, number[]][] = [];
  void t.play("use A lab");
  await vi.advanceTimersByTimeAsync(0);
  for (let ms = 0; t.isTelling && ms < 9000; ms += 20) {
    const step = t.telling ? `${t.telling.step} ${String(t.telling.facts["seat"] ?? "")}` : "";
    const last = found.at(-1);
    if (last?.[0] === step) last[1] += 20;
    else found.push([step, 20, t.scores]);
    await vi.advanceTimersByTimeAsync(20);
  }
  return found;
}

test("what was done oneself needs no time, what one scores by it does", async () => {
  const times = Object.fromEntries((await shown(after)).map(([step, ms]) => [step, ms]));
  expect(times["WalkTo 0"]).toBeUndefined();
  for (const step of ["IntermediateScoring ", "ScoreSeat 1", "ScoreSeat 0"]) expect(times[step]).toBeGreaterThan(300);
});

test("the points go up as the story is told", async () => {
  const points = (await shown(after)).map(([step, , scores]) => [step, scores]);
  expect(points).toEqual([
    ["IntermediateScoring ", [10, 12, 9]],
    ["ScoreSeat 1", [10, 20, 9]],
    ["ScoreSeat 0", [13, 20, 9]],
  ]);
});

test("who has won is said after the end has been told", async () => {
  const t = await open("aquasphere", before, "en", END);
  t.game.scoredNow = () => [0, 0, 0];
  void t.play("use A lab");
  await vi.advanceTimersByTimeAsync(20);
  expect(t.view.over && !t.isOver).toBe(true);
  expect(drawn(Prompt, { t, shared: false, onsheet: () => undefined })).not.toContain("Scoring sheet");
  expect(drawn(Standings, { t, shared: false })).toMatch(/You 10.*Maren leads 12/u);
  await vi.advanceTimersByTimeAsync(3000);
  expect(drawn(Prompt, { t, shared: false, onsheet: () => undefined })).toMatch(/Game over: Maren won.*Scoring sheet/u);
  expect(drawn(Standings, { t, shared: false })).toContain("Maren leads 20");
});

test("a name and what follows it are written together", async () => {
  const t = await open("aquasphere", viewOf({ position: { players: [] } }));
  t.telling = scoring[1] ?? null;
  expect(drawn(Prompt, { t, shared: false, onsheet: () => undefined })).toContain("Maren: control 6");
  t.telling = walk;
  expect(drawn(Prompt, { t, shared: false, onsheet: () => undefined })).toContain("You send your scientist");
});

test.each([
  ["en", "WalkTo", { seat: 1, sector: 2, program: 0, fare: 0 }, "Maren sends the scientist to sector C, lab area."],
  ["en", "EnterLoadingStation", { owner: 0, sector: 2 }, "Your bot moves to the loading station of sector C."],
  ["en", "EnterLoadingStation", { owner: 2, sector: 2 }, "A bot of Kelp moves to the loading station of sector C."],
  ["fr", "LeaveHeadquarters", { seat: 0 }, "Vous passez."],
  ["fr", "LeaveHeadquarters", { seat: 1 }, "Maren passe."],
  ["en", "TakeTime", { seat: 0, amount: 2, cause: "TakeIncome" }, "You take 2 time as income from submarines."],
  ["fr", "TakeTime", { seat: 1, amount: 2, cause: "TakeIncome" }, "Maren prend 2 temps, revenu des sous-marins."],
  ["fr", "TakeTime", { seat: 1, amount: 2, cause: "ReturnBot" }, "Maren prend 2 temps."],
] as const)("who looks is spoken to, and others by name (%s, %s, %o)", async (language, step, facts, sentence) => {
  const t = await open("aquasphere", viewOf({}), language);
  expect(t.sentence(told(5, step, facts))).toBe(sentence);
});

test.each([
  ["en", 0, "Damage goes past the end of your track: which arm loses its outermost card?"],
  ["en", 1, "Damage goes past the end of Maren’s track: which arm loses its outermost card?"],
  ["fr", 0, "Vos dégâts dépassent la fin de la piste\u00a0: quel bras perd sa dernière carte\u00a0?"],
] as const)("one's own track is one's own (%s, %d)", async (language, owner, sentence) => {
  const t = await open("neweden", viewOf({}), language);
  expect(t.asked(question("LoseCard", { seat: 0, owner }))).toBe(sentence);
});

test("where several play at one screen, and in a replay, nobody is spoken to", async () => {
  const [first, ...others] = viewOf({}).seats;
  if (!first) throw new Error("nobody sits there");
  const shared = await open("aquasphere", viewOf({ seats: [first, ...others.map((seat) => ({ ...seat, is_mine: true }))] }));
  expect(shared.sentence(walk)).toContain("Captain sends the scientist");
  const seats = viewOf({}).seats.map((seat) => ({ ...seat, is_mine: false }));
  expect((await open("aquasphere", viewOf({ seats }))).sentence(walk)).toContain("Captain sends the scientist");
});

test.each([
  ["en", "GainCoins", 21, "Deep Thought’s crabs bring 21 coins."],
  ["en", "GainPoints", 33, "Deep Thought’s shells score 33 points."],
  ["en", "Repair", 17, "Deep Thought’s octopuses repair 17 damage."],
  ["fr", "Repair", 17, "Les pieuvres de Deep Thought réparent 17 dégâts."],
] as const)("it is said which modules of Deep Thought do what (%s, %s)", async (language, step, amount, sentence) => {
  const t = await open("neweden", viewOf({ seats: viewOf({}).seats.slice(0, 1), scores: [0] }), language);
  expect(t.sentence(told(9, step, { seat: 1, amount, cause: "ThoughtActivates" }))).toBe(sentence);
  expect(t.sentence(told(9, step, { seat: 1, amount, cause: "BuildCard" }))).toMatch(/^Deep Thought /u);
});

test.each([
  ["en", 0, "You write no points."],
  ["en", 1, "You write 1 point."],
  ["fr", 0, "Vous ne notez aucun point."],
  ["fr", 3, "Vous notez 3 points."],
] as const)("nothing gained has a sentence and no badge (%s, %d)", async (language, points, sentence) => {
  const t = await open("octodice", viewOf({}), language);
  const line = drawn(StoryLine, { t, told: told(3, "WritePoints", { seat: 0, box: 1, points }, points ? [points, 0, 0] : [0, 0, 0]) });
  expect(line.trim()).toBe(points ? `${sentence} +${String(points)}` : sentence);
});

test("nobody leads while all are equal", async () => {
  const t = await open("pebbles", viewOf({ line: 3, scores: [4, 4, 4] }));
  expect(drawn(Standings, { t, shared: false })).not.toContain("leads");
  t.view = viewOf({ line: 4, scores: [4, 5, 5] });
  expect(drawn(Standings, { t, shared: false })).toMatch(/You 4 Maren leads 5 Kelp leads 5/u);
});

test("after an absence nothing is told of what the table does alone, nor of what one did oneself", () => {
  const refill = told(6, "DealCard", { sector: 2 });
  const other = told(7, "PlaceBot", { seat: 2, sector: 1 });
  const news = newsFor(0, [walk, ...scoring, refill, other], 4);
  expect(news.map(({ step, facts }) => [step, facts["seat"]])).toEqual([["ScoreSeat", 1], ["ScoreSeat", 0], ["PlaceBot", 2]]);
  expect(newsFor(0, news, 6)).toEqual([other]);
});

test("where there is much to tell, points come first and the order stays", () => {
  const others = [1, 2, 3].map((line) => told(line, "PlaceBot", { seat: 1, sector: line }));
  const [, maren = walk, captain = walk] = scoring;
  expect(foremost([maren, ...others, captain], 3)).toEqual([maren, others[2], captain]);
});

test("the last answer of a player is theirs alone, and the beginning where there is none", () => {
  const answered = (line: number, seat: number) => ({ ...told(line, "TakeTurn", { seat }), answer: use });
  const story = [told(0, "BeginRound", { round: 1 }), answered(2, 0), answered(3, 1), told(3, "PlaceBot", { seat: 0 })];
  expect([0, 1, 2, null].map((seat) => lastAnswer(seat, story))).toEqual([2, 3, 0, 0]);
});

test.each([true, false])("what happened since can be replayed where something did (%s)", async (hasNews) => {
  const t = await open("pebbles", viewOf({ line: 3 }));
  const tale = drawn(Tale, { session: { t, hasNews } as Session, isTalk: false, isChat: false, onchange: () => undefined });
  expect(tale.includes("Replay since my last turn")).toBe(hasNews);
});
