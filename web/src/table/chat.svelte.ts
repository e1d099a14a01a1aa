import { newRequest, muteAuthor, reportLine, sayAloud } from "../api";
import type { Chat, ChatLine, Watchers } from "../wire";
import { Memory } from "./memory";

const heard = new Memory<number>("pelagos.heard");

/** What is said at a table that is open in this page. */
export class Conversation {
  lines: ChatLine[] = $state.raw([]);
  watchers: Watchers = $state.raw({ handles: [], watching: 0 });
  /** The last line that this player has looked at. */
  private seen = $state(0);
  /** What found no server: said again, it has the same request and is said once. */
  private unsaid = { text: "", request: "" };

  readonly unread: number = $derived(
    this.lines.filter(({ n, is_mine, is_muted }) => n > this.seen && !is_mine && !is_muted).length,
  );

  constructor(private readonly table: string) {
    this.seen = heard.get(table) ?? 0;
  }

  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** Something new was said. */
  hear({ chat }: Chat): void {
    this.lines = [...this.lines, ...chat.filter(({ n }) => n > this.last)];
  }

  /** The whole chat as it was a moment ago; what came meanwhile stays. */
  private renew({ chat }: Chat): void {
    const last = chat.at(-1)?.n ?? 0;
    this.lines = [...chat, ...this.lines.filter(({ n }) => n > last)];
  }

  /** Everything so far has been looked at. */
  look(): void {
    if (this.seen >= this.last) return;
    this.seen = this.last;
    heard.set(this.table, this.seen);
  }

  async say(text: string): Promise<void> {
    const request = text === this.unsaid.text ? this.unsaid.request : newRequest();
    this.unsaid = { text, request };
    this.renew(await sayAloud(this.table, text, request));
    if (this.unsaid.request === request) this.unsaid = { text: "", request: "" };
  }

  async mute({ n, is_muted }: ChatLine): Promise<void> {
    this.renew(await muteAuthor(this.table, n, !is_muted));
  }

  async report({ n }: ChatLine): Promise<void> {
    await reportLine(this.table, n);
  }
}
