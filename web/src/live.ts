const FIRST = 400; // ms before the first new attempt; then twice as long each time
const LONGEST = 8000;
const PING = 10_000; // ms between two questions whether the server is still there
const PATIENCE = 5000; // ms without an answer: the line is dead, though nobody has said so

/** A socket that brings what there is to see and comes back by itself. */
export class Live<T> {
  private socket: WebSocket | null = null;
  private delay = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private readonly ping: ReturnType<typeof setInterval>;
  private isClosed = false;
  /** The line is gone: nothing that was sent over it will be answered. */
  ongone: (() => void) | undefined;

  constructor(
    /** Where it is; asked anew at every attempt, as it may say what is known already. */
    private readonly address: () => string,
    private readonly heard: (news: T) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    this.ping = setInterval(this.ask, PING);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.ping);
    this.drop();
  }

  /** Once more from the start: after a sleep, or when this guest has become somebody else. */
  reopen(): void {
    if (this.isClosed) return;
    this.delay = FIRST;
    this.drop();
    this.open();
  }

  /** Whether it could be sent; something has to come back soon. */
  send(text: string): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    this.expect();
    return true;
  }

  /** Whether the server is still there: after a sleep a socket may seem open and be dead. */
  private readonly ask = () => {
    this.send("ping");
  };

  /** Something has to come soon; a question that is still open is not put off by the next. */
  private expect(): void {
    this.deadline ??= setTimeout(() => {
      this.drop();
      this.lost();
    }, PATIENCE);
  }

  private relax(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    this.relax();
    old?.close();
    this.ongone?.();
  }

  private lost(): void {
    this.changed(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open();
    }, this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/${this.address()}`);
    this.socket = socket;
    this.expect();
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.relax();
      const said = JSON.parse(message.data) as object;
      if ("error" in said) return; // turned away
      this.delay = FIRST;
      this.changed(true);
      if (!isPulse(said)) this.heard(said as T);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.relax();
      this.ongone?.();
      this.lost();
    };
  }
}

/** The answer to a question whether the server is still there. */
const isPulse = (said: object) => Object.keys(said).join() === "line";
