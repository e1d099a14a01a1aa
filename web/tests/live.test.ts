import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live } from "../src/live";

/** A socket of the browser that a test opens, feeds and breaks. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  isClosed = false;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  says(news: object): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

const socket = (n = -1) => {
  const found = FakeSocket.made.at(n);
  if (!found) throw new Error("no socket was opened");
  return found;
};

let heard: object[];
let states: boolean[];
let live: Live<object>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "games.example" });
  FakeSocket.made = [];
  heard = [];
  states = [];
  live = new Live(
    () => `live?since=${String(heard.length)}`,
    (news) => heard.push(news),
    (isConnected) => states.push(isConnected),
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it opens where it is told and brings what it hears", () => {
  expect(socket().address).toBe("wss://games.example/api/live?since=0");
  socket().says({ view: 1 });
  expect(heard).toEqual([{ view: 1 }]);
  expect(states).toEqual([true]);
});

test("a pulse is no news, and an error is neither news nor a connection", () => {
  socket().says({ line: 3 });
  socket().says({ error: { code: "away" } });
  expect(heard).toEqual([]);
  expect(states).toEqual([true]);
});

test("it comes back by itself, later and later, from where it was", () => {
  socket().says({ view: 1 });
  for (const [attempt, delay] of [400, 800, 1600, 3200, 6400, 8000, 8000].entries()) {
    socket().onclose?.();
    vi.advanceTimersByTime(delay - 1);
    expect(FakeSocket.made).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(attempt + 2);
  }
  expect(socket().address).toContain("since=1");
});

test("once it was connected again it hurries again", () => {
  socket().onclose?.();
  vi.advanceTimersByTime(400);
  socket().says({ view: 1 });
  socket().onclose?.();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.made).toHaveLength(3);
});

test("a socket that answers nothing is dead, though nobody has said so", () => {
  socket().says({ view: 1 });
  vi.advanceTimersByTime(10_000);
  expect(socket().sent).toEqual(["ping"]);
  vi.advanceTimersByTime(5_000);
  expect(socket(0).isClosed).toBe(true);
  expect(states).toEqual([true, false]);
});

test("an answer in time keeps it alive", () => {
  socket().says({ view: 1 });
  vi.advanceTimersByTime(10_000);
  socket().says({ line: 3 });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("what an old socket says after a new one was opened is not heard", () => {
  const old = socket();
  live.reopen();
  old.says({ view: "old" });
  old.onclose?.();
  vi.advanceTimersByTime(400);
  expect(heard).toEqual([]);
  expect(FakeSocket.made).toHaveLength(2);
});

test("nothing can be sent over a socket that is not open, and whoever waits is told when it goes", () => {
  const gone = vi.fn();
  live.ongone = gone;
  expect(live.send("answer")).toBe(false);
  socket().says({ view: 1 });
  expect(live.send("answer")).toBe(true);
  socket().onclose?.();
  expect(gone).toHaveBeenCalledOnce();
});

test("a closed line stays closed", () => {
  live.close();
  live.reopen();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
