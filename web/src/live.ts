import type { View } from "./wire";

const FIRST = 400; // ms before the first new attempt; then twice as long each time
const LONGEST = 8000;
const PING = 25_000;

/** A socket that brings views and comes back by itself; `since` tells it what is known already. */
export class Live {
  private socket: WebSocket | null = null;
  private delay = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly heard: (view: View) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
  }

  /** Once more from the start: this guest has become somebody else, with a seat. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.timer);
    this.open();
  }

  /** The laptop woke up, the network is back: do not wait for the next attempt. */
  private readonly wake = () => {
    if (document.hidden || this.isClosed || this.socket?.readyState === WebSocket.OPEN) return;
    this.delay = FIRST;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `seat=auto&since=${String(this.since())}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.delay = FIRST;
      this.changed(true);
      clearInterval(this.ping);
      this.ping = setInterval(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send("ping");
      }, PING);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const said = JSON.parse(message.data) as Partial<View>;
      if (said.table !== undefined) this.heard(said as View);
    };
    socket.onclose = () => {
      clearInterval(this.ping);
      if (this.isClosed || this.socket !== socket) return;
      this.changed(false);
      this.timer = setTimeout(() => {
        this.open();
      }, this.delay);
      this.delay = Math.min(this.delay * 2, LONGEST);
    };
  }
}
