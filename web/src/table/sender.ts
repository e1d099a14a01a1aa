import * as api from "../api";
import type { Live } from "../live";
import type { Declined, Hint, Refused, View } from "../wire";
import type { Sender } from "./controller.svelte";

interface Waiting {
  /** null: nobody knows whether it was taken. */
  resolve: (view: View | null) => void;
  reject: (trouble: api.Trouble) => void;
}

/** Answers leave over the socket where it is open, else as requests; each counts once. */
export class TableSender implements Sender {
  private readonly waiting = new Map<string, Waiting>();
  private live: Pick<Live<unknown>, "send"> | null = null;

  constructor(private readonly table: string) {}

  /** From now on there is a socket. */
  connect(live: Pick<Live<unknown>, "send" | "ongone">): void {
    this.live = live;
    live.ongone = () => {
      for (const { resolve } of this.waiting.values()) resolve(null);
      this.waiting.clear();
    };
  }

  async answer(says: string, seat: number, after: number): Promise<View> {
    const request = api.newRequest();
    const view = await this.overSocket(request, { says, seat, after, request });
    return view ?? again(() => api.sendAnswer(this.table, says, seat, after, request));
  }

  async undo(seat: number, after: number): Promise<View> {
    const request = api.newRequest();
    return again(() => api.sendUndo(this.table, seat, after, request));
  }

  why(says: string, seat: number): Promise<Refused | null> {
    return api.askWhy(this.table, says, seat);
  }

  hint(seat: number): Promise<Hint[]> {
    return api.askHint(this.table, seat);
  }

  /** A view has come; perhaps it is the reply to an answer. */
  heard(view: View): void {
    const { answered } = view;
    if (!answered) return;
    this.waiting.get(answered)?.resolve(view);
    this.waiting.delete(answered);
  }

  declined({ request, status, declined }: Declined): void {
    const { code, message, rule, facts, line } = declined;
    this.waiting.get(request)?.reject(new api.Trouble(status, code, message, rule, facts, line));
    this.waiting.delete(request);
  }

  private overSocket(request: string, answer: object): Promise<View | null> {
    if (!this.live?.send(JSON.stringify(answer))) return Promise.resolve(null);
    return new Promise((resolve, reject) => this.waiting.set(request, { resolve, reject }));
  }
}

/** The same request once more where the network failed: the server plays it only once. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof api.Trouble) || error.status !== 0) throw error;
    await new Promise((done) => setTimeout(done, 700));
    return ask();
  }
}
