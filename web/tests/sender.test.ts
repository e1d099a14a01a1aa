import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Trouble } from "../src/api";
import { TableSender } from "../src/table/sender";
import type { View } from "../src/wire";

interface Sent {
  says: string;
  seat: number;
  after: number;
  request: string;
}
const view = (answered: string) => ({ answered }) as unknown as View;
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

let sender: TableSender;
let line: { send: (text: string) => boolean; ongone: (() => void) | undefined };
let sent: Sent[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockResolvedValue(new Response(JSON.stringify({ line: 9 })));
  sent = [];
  line = {
    send: (text) => {
      sent.push(JSON.parse(text) as Sent);
      return true;
    },
    ongone: undefined,
  };
  sender = new TableSender("x7");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const requests = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as Sent);

test("without a socket an answer is a request", async () => {
  await sender.answer("keep w1", 0, 3);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/x7/answers");
  expect(requests()).toMatchObject([{ says: "keep w1", seat: 0, after: 3 }]);
});

test("over a socket the view that answers it is its reply, and no other", async () => {
  sender.connect(line);
  const answer = sender.answer("keep w1", 0, 3);
  const request = sent[0]?.request ?? "";
  sender.heard(view("another"));
  sender.heard(view(request));
  expect(await answer).toEqual(view(request));
  expect(fetched).not.toHaveBeenCalled();
});

test("what is declined says why", async () => {
  sender.connect(line);
  const answer = sender.answer("keep w1", 0, 3);
  const declined = { code: "late", message: "Too late.", rule: null, facts: {}, line: null };
  sender.declined({ request: sent[0]?.request ?? "", status: 409, declined });
  await expect(answer).rejects.toMatchObject({ code: "late", status: 409 });
});

test("when the socket is lost the very same request goes another way", async () => {
  sender.connect(line);
  const answer = sender.answer("keep w1", 0, 3);
  line.ongone?.();
  await answer;
  expect(requests()).toEqual(sent);
});

test("where the network fails it is asked once more, by the same name, and then given up", async () => {
  fetched.mockRejectedValue(new TypeError("network"));
  const answer = sender.answer("keep w1", 0, 3);
  const failed = expect(answer).rejects.toBeInstanceOf(Trouble);
  await vi.advanceTimersByTimeAsync(700);
  await failed;
  const [first, second, ...more] = requests();
  expect(first).toEqual(second);
  expect(more).toEqual([]);
});

test("what the server refuses is not asked again", async () => {
  const refused = { error: { code: "not-yours", message: "No.", rule: null, facts: {}, line: null } };
  fetched.mockResolvedValue(new Response(JSON.stringify(refused), { status: 403 }));
  await expect(sender.undo(0, 3)).rejects.toMatchObject({ code: "not-yours" });
  expect(fetched).toHaveBeenCalledOnce();
});
