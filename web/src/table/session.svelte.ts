import * as api from "../api";
import { tableOf } from "../games";
import { Live } from "../live";
import type { Chat, Declined, Frame, Lesson, Told, View, Watchers } from "../wire";
import { language, languages, speak, wordsOf, type Language } from "../words.svelte";
import { Conversation } from "./chat.svelte";
import { TableController } from "./controller.svelte";
import { lastAnswer, newsFor } from "./digest";
import { Memory } from "./memory";
import { TableSender } from "./sender";

type News = View | Chat | Watchers | Declined;

const SEEN = "pelagos.seen";
const SPOKEN = "pelagos.spoken";
const FEW = 2; // steps: fewer need no digest

const seen = new Memory<number>(SEEN);
const spoken = new Memory<Record<number, Language>>(SPOKEN);

/** A table that is open in this page: the controller, the socket, what was seen before. */
export class Session {
  isConnected = $state(true);
  /** What happened since this player last looked, until it is put away. */
  digest: Told[] = $state.raw([]);
  /** On a shared screen with secrets: the seat whose owner has taken the screen. */
  holder: number | null = $state(null);

  /** This player is asked, whether or not the story has been told to them. */
  isAsked = $state(false);

  /** The seats of this player. */
  readonly mine: number[] = $derived.by(() =>
    this.t.view.seats.flatMap((seat, n) => (seat.is_mine && !seat.is_open ? [n] : [])),
  );
  /** Others have done something, or somebody has scored, since the last answer of this player. */
  readonly hasNews: boolean = $derived.by(() => {
    const { view, story } = this.t;
    return newsFor(view.seat, story, this.lastAnswer()).length > 0;
  });
  /** The screen has to change hands before the position may be seen. */
  readonly isCovered: boolean = $derived.by(() => {
    const { game, view } = this.t;
    return game.secrets === true && this.mine.length > 1 && !view.over && this.holder !== view.seat;
  });

  readonly chat: Conversation;
  private readonly live: Live<News>;
  private readonly gone = new AbortController();
  /** This player or the connection was away: what comes first on the socket happened meanwhile. */
  private isBack = false;
  private lookedAt: number;
  /** How many answers of the lesson this player has given. */
  private given = 0;

  constructor(
    readonly t: TableController,
    private readonly sender: TableSender,
    private readonly plan: Lesson | null,
    given: number,
  ) {
    const { table, line } = t.view;
    this.chat = new Conversation(table);
    this.isAsked = t.view.question !== null;
    this.given = given;
    t.onanswer = (step) => {
      this.given += step;
      this.teach(t.view);
    };
    t.onstale = () => {
      void api.viewTable(table, t.view.line).then((view) => {
        t.receive(view);
      }, String);
    };
    this.lookedAt = seen.get(table) ?? (this.isOverDays ? this.lastAnswer() : line);
    this.tellNews();
    this.live = new Live<News>(
      () => `tables/${table}/live?seat=auto&since=${String(this.t.newestLine)}&chat=${String(this.chat.last)}`,
      (news) => {
        if ("chat" in news) this.chat.hear(news);
        else if ("watching" in news) this.chat.watchers = news;
        else if ("declined" in news) this.sender.declined(news);
        else this.hear(news);
      },
      (isConnected) => {
        if (!isConnected) this.isBack = true;
        this.isConnected = isConnected;
      },
    );
    sender.connect(this.live);
    const { signal } = this.gone;
    document.addEventListener("visibilitychange", this.look, { signal });
    document.addEventListener("resume", this.look, { signal });
    addEventListener("online", this.look, { signal });
  }

  close(): void {
    this.gone.abort();
    this.live.close();
    this.t.skip();
  }

  /** Sit down on an open seat; from now on the socket brings what that seat sees. */
  async sit(seat: number, name: string): Promise<void> {
    await this.arrange((table) => api.claimSeat(table, seat, name));
    this.live.reopen();
  }

  /** Change something before the game begins. */
  async arrange(ask: (table: string) => Promise<View>): Promise<void> {
    this.t.receive(await ask(this.t.view.table));
  }

  /** Change how it is played; what is refused is said above the table. */
  async manage(ask: (table: string) => Promise<View>): Promise<void> {
    const { t } = this;
    try {
      await this.arrange(ask);
      t.trouble = null;
    } catch (error) {
      t.trouble = error instanceof api.Trouble ? error.spoken(t.words, t.names) : t.say("unreachable");
      if (error instanceof api.Trouble && error.status === 409) t.onstale?.();
    }
  }

  /** Called whenever another position is on the board. */
  follow(view: View): void {
    if (!document.hidden && !this.t.isTelling) {
      this.lookedAt = view.line;
      seen.set(view.table, view.line);
    }
    if (this.mine.length > 1 && view.seat !== null) {
      const wanted = spoken.get(view.table)?.[view.seat];
      if (wanted && wanted !== language() && languages.includes(wanted)) speak(wanted);
    }
    this.teach(view);
  }

  /** Speak another language; on a shared screen only to the player who asked for it. */
  speak(next: Language): void {
    const { table, seat } = this.t.view;
    if (this.mine.length > 1 && seat !== null) {
      const others = Object.fromEntries(this.mine.map((each) => [each, language()]));
      spoken.set(table, { ...others, ...spoken.get(table), [seat]: next });
    }
    speak(next);
  }

  /** Tell again what happened since the last answer of this player. */
  async replay(): Promise<void> {
    await this.replayFrom(this.lastAnswer());
  }

  async replayFrom(line: number): Promise<void> {
    this.digest = [];
    const { table, seat } = this.t.view;
    await this.t.relive(await api.framesSince(table, line, seat), line);
  }

  /** Somebody looks again, or the network is back: the socket may seem open and be dead. */
  private readonly look = () => {
    if (document.hidden) return;
    this.tellNews();
    this.follow(this.t.view);
    this.isBack = true;
    this.live.reopen();
  };

  /** A view has come; after an absence it is told in words at once, not step by step. */
  private readonly hear = (view: View) => {
    const wasAway = this.isBack;
    this.isBack = false;
    this.isAsked = view.question !== null;
    this.t.receive(view);
    this.sender.heard(view);
    if (!wasAway || view.story.length <= FEW) return;
    this.t.skip();
    this.tellNews();
  };

  private get isOverDays(): boolean {
    return this.t.conduct.tempo?.kind === "days";
  }

  /** The line of the last answer of this player. */
  private lastAnswer(): number {
    return lastAnswer(this.t.view.seat, this.t.story);
  }

  private tellNews(): void {
    const { view, story } = this.t;
    // Over days a computer may have played for this player too.
    const news = newsFor(this.isOverDays ? null : view.seat, story, this.lookedAt);
    if (news.length > FEW) this.digest = news;
  }

  /** What the lesson says now. */
  private teach(view: View): void {
    const { plan, t } = this;
    if (!plan || view.seat === null || view.lesson === null) return;
    const own = plan.steps.flatMap((step, n) => (step.seat === view.seat ? [n] : []));
    const at = own[this.given];
    if (at === undefined || view.over) {
      t.lesson = { says: null, text: t.say("lesson-done"), isDone: true };
      return;
    }
    const before = own[this.given - 1] ?? -1;
    const news = plan.steps.slice(before + 1, at + 1).filter((step) => step.teach !== "");
    const last = plan.steps.slice(0, at + 1).findLast((step) => step.teach !== "");
    const texts = news.length > 0 ? news : last ? [last] : [];
    const says = plan.steps[at]?.says ?? null;
    t.lesson = {
      says: says !== null && t.state(says) === "legal" ? says : null,
      text: texts.map((step) => t.say(step.teach)).join(" "),
      isDone: false,
    };
  }
}

/** How many answers a seat has given that were not taken back. */
function answersOf(frames: Frame[], seat: number): number {
  return frames.slice(1).reduce((count, frame, n) => {
    const wasAsked = frames[n]?.asked?.seat === seat;
    const isUndo = frame.story.some((told) => told.step === "undo" && told.facts["seat"] === seat);
    return count + (isUndo ? -1 : wasAsked ? 1 : 0);
  }, 0);
}

/** Open a table: its position, its board, its words. */
export async function openSession(table: string): Promise<Session> {
  const [view, box] = await Promise.all([api.viewTable(table), api.wordsOfTable(table)]);
  const [game, words, plan] = await Promise.all([
    tableOf(view.game),
    wordsOf(view.game, box.text),
    view.lesson === null ? null : api.lessonOf(view.game).catch(() => null),
  ]);
  const sender = new TableSender(table);
  const t = new TableController(game, words, view, sender);
  const frames = plan && view.seat !== null ? await api.framesSince(table, 0, view.seat) : [];
  return new Session(t, sender, plan, answersOf(frames, view.seat ?? 0));
}
