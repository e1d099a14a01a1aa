import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Prompt from "../src/table/Prompt.svelte";
import Standings from "../src/table/Standings.svelte";
import { foremost, newsFor } from "../src/table/digest";
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
  expect(drawn(Prompt, { t, shared: false, onsheet: () => undefined })).toContain("Captain sends");
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
