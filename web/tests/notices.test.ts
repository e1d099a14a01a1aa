import { expect, test } from "vitest";

import { absencesOf, agreementsOf, goneOf, troublesOf } from "../src/table/notices";
import type { Session } from "../src/table/session.svelte";

const seat = (given: object = {}) => ({ is_mine: false, is_here: true, stand_in: null, resigned: false, is_out: false, ...given });

/** A table of two as far as notices look at it; the sentences are their keys. */
function table(given: { mine?: number[]; seats?: object[]; conduct?: object; trouble?: string; isConnected?: boolean } = {}): Session {
  const conduct = { tempo: null, clocks: [], paused: false, wishes: [], ...given.conduct };
  const view = { seat: 0, deciding: [1], seats: given.seats ?? [seat({ is_mine: true }), seat()] };
  const t = { say: (key: string) => key, names: ["Ada", "Bo"], view, conduct, story: [], rated: { possible: false }, trouble: given.trouble ?? null };
  return { t, mine: given.mine ?? [0], isConnected: given.isConnected ?? true } as unknown as Session;
}
const wish = (by: number, awaited: number[]) => ({ kind: "pause", seat: by, line: 3, awaited });
const acts = (notice?: { acts: { text: string }[] }) => notice?.acts.map(({ text }) => text);

test("what was refused comes before a lost connection, and is put away by whoever has read it", () => {
  const [refused, lost] = troublesOf(table({ isConnected: false, trouble: "Too far." }));
  expect([lost?.kind, lost?.close, refused?.text]).toEqual(["lost", undefined, "Too far."]);
  expect(refused?.close).toBeDefined();
});

test("whoever has still to say something can agree, the others wait, and one's own wish is withdrawn", () => {
  const of = (mine: number[], by: number, awaited: number[]) => acts(agreementsOf(table({ mine, conduct: { wishes: [wish(by, awaited)] } }))[0]);
  expect(of([0], 1, [0])).toEqual(["wish-decline", "wish-agree"]);
  expect(of([0], 1, [2])).toEqual([]);
  expect(of([0], 0, [1])).toEqual(["wish-withdraw"]);
});

test("a pause is ended by those who play, not by those who watch", () => {
  expect(acts(agreementsOf(table({ conduct: { paused: true } }))[0])).toEqual(["resume"]);
  expect(acts(agreementsOf(table({ mine: [], conduct: { paused: true } }))[0])).toEqual([]);
});

test("who is gone is missed where no clock runs, and only by those who play", () => {
  const seats = [seat({ is_mine: true }), seat({ is_here: false })];
  expect(goneOf(table({ seats }))).toEqual([1]);
  expect(goneOf(table({ seats, conduct: { tempo: {} } }))).toEqual([]);
  expect(absencesOf(table({ seats }), [1])[0]?.text).toBe("is-away");
  expect(absencesOf(table({ seats, mine: [] }), [1])).toEqual([]);
});

test("whoever was replaced can come back, unless they have given up", () => {
  const of = (given: object) => absencesOf(table({ seats: [seat({ is_mine: true, stand_in: "turtle", ...given }), seat()] }), [])[0];
  expect([of({})?.text, acts(of({}))]).toEqual(["stand-in-mine", ["stand-in-back"]]);
  expect(of({ is_out: true })?.text).toBe("clock-out-mine");
  expect([of({ resigned: true })?.text, acts(of({ resigned: true }))]).toEqual(["resigned-mine", []]);
});
