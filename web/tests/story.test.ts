import { expect, test } from "vitest";

import { asClause, afterName, minus } from "../src/table/prose";
import { standing } from "../src/table/undone";
import type { Told } from "../src/wire";

const told = (line: number, step = "play", facts: Record<string, number> = {}) =>
  ({ line, step, facts }) as unknown as Told;
const lines = (story: Told[]) => standing(story).map(({ line }) => line);

test("a story in which nothing was taken back stands as it is", () => {
  expect(lines([told(1), told(1), told(2)])).toEqual([1, 1, 2]);
});

test("an undo takes back the last line that still stands, each one more", () => {
  expect(lines([told(1), told(2), told(3), told(4, "undo"), told(5, "undo"), told(6)])).toEqual([1, 6]);
});

test("what is taken back by consent goes with all that followed", () => {
  expect(lines([told(1), told(2), told(3), told(4, "takeback", { line: 2 }), told(5)])).toEqual([1, 5]);
});

test("a story that begins in the middle stands from there", () => {
  expect(lines([told(7), told(8, "undo"), told(9)])).toEqual([9]);
});

test("a sentence becomes a clause, but for names and codes", () => {
  expect(asClause("Set a die aside.", [])).toBe("set a die aside");
  expect(asClause("Ada sets a die aside.", ["Ada"])).toBe("Ada sets a die aside");
  expect(asClause("W1 is rolled.", [])).toBe("W1 is rolled");
  expect(asClause("Écarte un dé.", [])).toBe("écarte un dé");
});

test("a sentence after its name", () => {
  expect(afterName("Ada passes.", "Ada")).toBe(" passes.");
  expect(afterName("Bo passes.", "Ada")).toBeNull();
  expect(afterName("Bo passes.", "")).toBeNull();
});

test("a minus is a minus", () => {
  expect([minus(-3), minus(3)]).toEqual(["−3", "3"]);
});
