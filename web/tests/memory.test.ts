import { beforeEach, expect, test, vi } from "vitest";

import { Memory } from "../src/table/memory";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("it remembers by table", () => {
  const memory = new Memory<number>("lines");
  memory.set("x7", 3);
  memory.set("x8", 4);
  memory.set("x7", 5);
  expect([memory.get("x7"), memory.get("x8"), memory.get("x9")]).toEqual([5, 4, undefined]);
});

test("of many tables it forgets the one that was set longest ago", () => {
  const memory = new Memory<number>("lines");
  for (let n = 0; n < 60; n++) memory.set(`t${String(n)}`, n);
  memory.set("t0", 0); // the oldest is new again
  memory.set("another", 1);
  expect(memory.get("t0")).toBe(0);
  expect(memory.get("t1")).toBeUndefined();
  expect(memory.get("t2")).toBe(2);
});

test("what lies there and is not ours is as good as nothing", () => {
  kept.set("lines", "no json");
  expect(new Memory("lines").get("x7")).toBeUndefined();
});
