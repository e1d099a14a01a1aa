import { expect, test } from "vitest";

import { DAY, HOUR, inWords, later, shown, spokenTempo } from "../src/table/time";
import type { Clock, Tempo } from "../src/wire";

const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" ");
const clock: Clock = { runs: true, away: 1000, turn: 5000, bank: 9000 } as Clock;

test("holidays pass first, then the turn, then the bank, and nothing below nothing", () => {
  expect(later(clock, 400)).toMatchObject({ away: 600, turn: 5000, bank: 9000 });
  expect(later(clock, 3000)).toMatchObject({ away: 0, turn: 3000, bank: 9000 });
  expect(later(clock, 8000)).toMatchObject({ away: 0, turn: 0, bank: 7000 });
  expect(later(clock, 99_000)).toMatchObject({ away: 0, turn: 0, bank: 0 });
});

test("a clock that does not run stands", () => {
  expect(later({ ...clock, runs: false }, 3000)).toMatchObject({ away: 1000, turn: 5000 });
});

test("a time is shown in the largest units that matter", () => {
  expect(shown(245_000, say)).toBe("4:05");
  expect(shown(244_001, say)).toBe("4:05"); // the second that has begun still counts
  expect(shown((2 * HOUR + 180) * 1000, say)).toBe("time-hours 2 3");
  expect(shown((2 * DAY + 3 * HOUR) * 1000, say)).toBe("time-days 2 3");
});

test("a length of time is said in the largest whole unit", () => {
  expect([90, 120, HOUR, 3 * DAY].map((each) => inWords(each, say))).toEqual([
    "span-seconds 90",
    "span-minutes 2",
    "span-hours 1",
    "span-days 3",
  ]);
});

test("a tempo says its bank and holidays where there are any", () => {
  const tempo: Tempo = { kind: "days", turn: 2 * DAY, bank: DAY, holidays: 5 };
  expect(spokenTempo(tempo, say)).toBe("tempo-turn span-days 2 · tempo-bank-days span-days 1 · tempo-holidays 5");
  expect(spokenTempo({ ...tempo, bank: 0, holidays: 0 }, say)).toBe("tempo-turn span-days 2");
});
