import { tick } from "svelte";

import { rulesOf, Trouble } from "../api";
import { settings } from "../settings.svelte";
import type { Conduct, Facts, Frame, Hint, Question, Refused, RuleText, Said, Told, View } from "../wire";
import { language, nameOf, type Language, type Say, type Words } from "../words.svelte";
import type { Confirmation, GameTable } from "./game";
import { glide, measure, wait } from "./motion";
import { seatOf } from "./prose";

/** How answers leave the page: over the wire, or (in a replay) not at all. */
export interface Sender {
  answer(says: string, seat: number, after: number): Promise<View>;
  undo(seat: number, after: number): Promise<View>;
  why(says: string, seat: number): Promise<Refused | null>;
  hint(seat: number): Promise<Hint[]>;
}

/** The bubble that says why something cannot be answered. */
export interface WhyNot {
  anchor: Element;
  title: string;
  sentence: string;
  rule: string;
  /** What can be done about it. */
  remedy?: { label: string; act: () => void };
}

/** The one answer that a lesson waits for, and what it says about it. */
export interface Lesson {
  says: string | null;
  text: string;
  isDone: boolean;
}

export type State = "legal" | "refused" | "off";

/** Refusals that say less than what is asked instead. */
const VAGUE = new Set(["", "not-now", "not-asked"]);
const STEP = 340; // ms that a step of somebody else is shown at normal speed

/** One open table: what is seen, what can be answered, what happens when something is pressed. */
export class TableController {
  readonly game: GameTable;
  readonly words: Words;
  /** The position on the board; behind the newest one while the story is being told. */
  view: View = $state.raw() as View;
  /** The position before it, while its story is being told and after. */
  before: View | null = $state.raw(null);
  /** The step of the story that is being told now. */
  telling: Told | null = $state.raw(null);
  /** Everything told so far. */
  story: Told[] = $state.raw([]);
  /** An answer is on its way. */
  busy = $state(false);
  /** The story is running. */
  isTelling = $state(false);
  /** What is told happened before. */
  isReliving = $state(false);
  /** The points as far as the story has been told; null: it has been told to the end. */
  private reached: number[] | null = $state.raw(null);
  /** The pointer has not moved since it pressed: what lies under it now was not pointed at. */
  isStill = $state(false);
  /** Chosen, but not yet confirmed. */
  pending: string | null = $state(null);
  whyNot: WhyNot | null = $state.raw(null);
  chooser: { anchor: Element; answers: Said[] } | null = $state.raw(null);
  /** The last thing that went wrong, as a sentence. */
  trouble: string | null = $state(null);
  /** For the live region. */
  heard = $state("");
  /** The rule that the rules panel is to open at. */
  rule: string | null = $state(null);
  lesson: Lesson | null = $state.raw(null);
  /** A search is thinking about it. */
  isPondering = $state(false);
  /** What the pointer rests on, or was pressed long: its explanation. */
  tip: { anchor: Element; text: string } | null = $state.raw(null);
  /** The rules in the language of the moment, by number. */
  rules: Readonly<Partial<Record<string, RuleText>>> = $state.raw({});
  /** An answer was given (1) or taken back (-1). */
  onanswer: ((step: 1 | -1) => void) | undefined;
  /** The table has moved on without us. */
  onstale: (() => void) | undefined;
  /** Everybody is to be asked for the last answer of this player. */
  ontakeback: (() => void) | undefined;
  /** Everybody is to be asked for hints. */
  onhints: (() => void) | undefined;
  /** The element in which pieces move. */
  root: HTMLElement | undefined;
  /** The tab that is open where not everything fits. */
  tab = $state("own");

  readonly names: string[] = $derived(this.view.seats.map((seat) => (seat.is_open ? "" : nameOf(seat.name))));
  /** The seat of whoever looks, where it is theirs alone and the game is being played; they are "you". */
  readonly reader: number | null = $derived.by(() => {
    const mine = this.view.seats.flatMap((seat, n) => (seat.is_mine && !seat.is_open ? [n] : []));
    return mine.length === 1 ? (mine[0] ?? null) : null;
  });
  /** Everybody's points, as far as the story has been told. */
  readonly scores: number[] = $derived(this.reached ?? this.view.scores);
  /** The game is over, and its end has been told. */
  readonly isOver: boolean = $derived(this.view.over && !this.isTelling);
  /** The question that this player can answer now. */
  readonly question: Question | null = $derived(
    this.isTelling && !isStillAsked(this.before, this.view) ? null : this.view.question,
  );

  /** The same question has the same text, whatever others answer meanwhile. */
  private readonly asking: string = $derived.by(() => {
    const { question } = this;
    return question ? [question.seat, question.step, ...question.answers.map(({ spelling }) => spelling)].join(" ") : "";
  });
  private advice: { asking: string; hints: Hint[] } | null = $state.raw(null);
  /** What a search would answer to the present question; null: nobody has asked for it. */
  readonly hints: Hint[] | null = $derived(this.advice?.asking === this.asking ? this.advice.hints : null);

  private readonly legal: Partial<Record<string, Said>> = $derived(
    Object.fromEntries((this.question?.answers ?? []).map((said) => [said.spelling, said])),
  );
  private readonly refused: Partial<Record<string, Refused>> = $derived(
    Object.fromEntries((this.question?.refused ?? []).map((each) => [each.answer.spelling, each])),
  );
  /** The answers given in this page that can still be taken back, the last one last. */
  private given: string[] = $state.raw([]);
  private newest: View = $state.raw() as View;
  /** What is agreed beside the rules; it does not wait for the story. */
  readonly conduct: Conduct = $derived(this.newest.conduct);
  /** Whether the game is rated, and what has to be known of it. */
  readonly rated: View["rated"] = $derived(this.newest.rated);
  readonly marks: string[] = $derived(this.newest.marks);
  /** When it came: clocks count on from then. */
  readonly conductAt: number = $derived.by(() => {
    void this.newest;
    return Date.now();
  });
  private sentAt = -1;
  /** The last answer found no server; whether it was taken, the next view says. */
  private isUnsure = false;
  private readonly queue: View[] = [];
  private readonly sender: Sender | null;

  constructor(game: GameTable, words: Words, view: View, sender: Sender | null) {
    this.game = game;
    this.words = words;
    this.view = view;
    this.newest = view;
    this.story = view.story;
    this.sender = sender;
    this.tab = game.panels?.(this.say).find((each) => each.first)?.key ?? "own";
  }

  /** The line of the newest position, on the board or still to be told. */
  get newestLine(): number {
    return this.newest.line;
  }

  // -- words ---------------------------------------------------------------------------------

  readonly say: Say = (key: string, facts: Facts = {}) => this.words.say(key, facts, this.names, this.reader);

  /** How a sentence calls somebody who does something. */
  subject(seat: number): string | undefined {
    return seat === this.reader ? this.say("you") : this.names[seat];
  }

  get lang(): Language {
    return language();
  }
  get speed() {
    return settings.speed;
  }
  get reducedMotion(): boolean {
    return settings.reducedMotion;
  }
  /** What every duration is multiplied with. */
  get pace(): number {
    return settings.pace;
  }

  /** Have the rules at hand, in the language that is spoken now. */
  async learnRules(): Promise<void> {
    const rules = await rulesOf(this.view.game, this.lang);
    this.rules = Object.fromEntries(rules.map((rule) => [rule.number, rule]));
  }

  /** An answer in words: "set aside W1: lab". */
  spoken(said: Said): string {
    return this.say(`say-${said.key}`, said.facts);
  }

  /** An answer as its button says it, in place of its own words where it has one. */
  called(said: Said): string {
    return this.game.named?.(this, said.spelling) ?? this.spoken(said);
  }

  /** A step of the story as a sentence. */
  sentence(told: Told): string {
    const key = `told-${told.step}`;
    if (told.answer) return this.say(key, { ...told.answer.facts, ...told.facts, answer: this.spoken(told.answer) });
    return this.say(told.hidden ? `${key}-hidden` : key, told.facts);
  }

  /** What is asked: "Set a die aside." */
  asked(question: Question): string {
    return this.say(`ask-${question.step}`, question.facts);
  }

  /** The sentence of a refusal. */
  reason(refused: Pick<Refused, "because" | "facts">): string {
    return this.say(`refuse-${refused.because}`, refused.facts);
  }

  // -- what can be answered ------------------------------------------------------------------

  /** What an answer is to the present question. */
  state(spelling: string): State {
    if (this.answer(spelling)) return "legal";
    return this.refusal(spelling) ? "refused" : "off";
  }

  /** The answer itself, where it is legal now. */
  answer(spelling: string): Said | undefined {
    return this.legal[spelling];
  }

  refusal(spelling: string): Refused | null {
    return this.refused[spelling] ?? null;
  }

  /** Whether the lesson, if there is one, lets this answer through. */
  isTaught(spelling: string): boolean {
    return !this.lesson?.says || this.lesson.says === spelling;
  }

  // -- hints -----------------------------------------------------------------------------------

  /** Whether a search can be asked for its opinion. */
  get isAdvised(): boolean {
    return this.sender !== null && this.question !== null && this.question.answers.length > 1 && !this.lesson;
  }

  /** Have a search think about the question; its best few answers are then marked. */
  async ponder(): Promise<void> {
    const { asking, question, sender } = this;
    if (!question || !sender || this.isPondering) return;
    this.close();
    this.trouble = null;
    this.isPondering = true;
    try {
      this.advice = { asking, hints: await sender.hint(question.seat) };
      const best = this.hints?.map(({ says }) => this.answer(says)).find((said) => said !== undefined);
      if (best) this.heard = this.say("hint-heard", { answer: this.called(best) });
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.spoken(this.words, this.names) : this.say("unreachable");
    } finally {
      this.isPondering = false;
    }
  }

  /** Ask for a hint; in a rated game everybody has to agree first, and can be asked here. */
  askForHint(anchor: Element): void {
    if (!this.rated.possible) {
      void this.ponder();
      return;
    }
    const { possible, because, facts } = this.conduct.hints;
    const sentence = possible ? this.say("hints-need") : this.say(`error-${because}`, facts);
    this.explain(anchor, this.say("hints-rated"), sentence, "");
    if (possible) this.offer(this.say("hints-ask"), this.onhints);
  }

  dropHints(): void {
    this.advice = null;
  }

  /** The place of an answer among those that are advised, from 1; 0: it is not among them. */
  rank(spelling: string): number {
    return (this.hints?.findIndex(({ says }) => says === spelling) ?? -1) + 1;
  }

  // -- what happens when something is pressed --------------------------------------------------

  /** Legal: play it. Several: choose. None: say why not. */
  press(spelling: string | readonly string[], anchor: Element): void {
    this.close();
    const wanted = typeof spelling === "string" ? [spelling] : [...spelling];
    if (this.isSending) return;
    if (this.isTelling) this.skip();
    const legal = wanted.map((each) => this.answer(each)).filter((said) => said !== undefined);
    const taught = legal.filter((said) => this.isTaught(said.spelling));
    const [only] = taught;
    if (taught.length > 1) this.chooser = { anchor, answers: taught };
    else if (only) this.choose(only.spelling);
    else if (legal.length > 0) this.explain(anchor, this.say("lesson-title"), this.lessonFirst(), "");
    else void this.explainRefusal(wanted, anchor);
  }

  /** Play an answer, or hold it until it is confirmed where it cannot be taken back. */
  choose(spelling: string): void {
    this.close();
    if (this.pending === spelling) {
      this.pending = null;
      return;
    }
    if (this.confirmation(spelling)) this.pending = spelling;
    else void this.play(spelling);
  }

  /** What the main button says before an answer that cannot be taken back; null: play at once. */
  confirmation(spelling: string): Confirmation | null {
    if (this.question?.answers.length === 1) return null; // there is nothing else to do
    const own = this.game.confirm?.(this, spelling);
    if (own !== undefined) return own;
    const said = this.answer(spelling);
    return said?.key === "Pass" ? this.say("confirm-answer", { answer: this.called(said) }) : null;
  }

  /** Play what was chosen. */
  confirm(): void {
    if (this.pending !== null) void this.play(this.pending);
  }

  async play(spelling: string): Promise<void> {
    const seat = this.view.seat;
    const sender = this.sender;
    if (this.isSending || seat === null || !sender) return;
    this.close();
    this.pending = null;
    const after = this.newest.line;
    const said = this.answer(spelling);
    const called = said && this.called(said);
    if (await this.send(() => sender.answer(spelling, seat, after))) {
      this.given = this.undoable !== null && called !== undefined ? [...this.given, called] : [];
      this.onanswer?.(1);
    }
  }

  /** Whose last answer can be taken back here: the own one, or on a shared screen that of the last. */
  get undoable(): number | null {
    const { undo, seat, seats } = this.view;
    if (undo.possible) return seat;
    const other = Number(undo.facts["seat"] ?? -1);
    const isShared = undo.because === "others-answered" && seats[other]?.is_mine === true;
    return isShared && !this.game.secrets ? other : null;
  }

  undo(anchor?: Element): void {
    this.close();
    const sender = this.sender;
    if (this.pending !== null) {
      this.pending = null;
      return;
    }
    if (this.isSending || !sender) return;
    if (this.isTelling) this.skip();
    const seat = this.undoable;
    if (seat === null) {
      if (anchor) this.explainUndo(anchor);
      return;
    }
    const after = this.newest.line;
    void this.send(() => sender.undo(seat, after)).then((isDone) => {
      if (!isDone) return;
      this.given = this.given.slice(0, -1);
      this.onanswer?.(-1);
    });
  }

  /** Why nothing can be taken back; where others may allow it, they can be asked. */
  private explainUndo(anchor: Element): void {
    const canAsk = this.ontakeback !== undefined && this.conduct.take_back.possible;
    const warning = canAsk && this.rated.possible ? [this.say("takeback-rated")] : [];
    this.explain(anchor, this.say("undo-refused"), [this.undoRefusal(), ...warning].join(" "), "");
    if (canAsk) this.offer(this.say("takeback-ask"), this.ontakeback);
  }

  /** Beside why something is not possible, what can be done about it. */
  private offer(label: string, go: (() => void) | undefined): void {
    if (!this.whyNot || !go) return;
    const act = () => {
      this.close();
      go();
    };
    this.whyNot = { ...this.whyNot, remedy: { label, act } };
  }

  /** What the undo button takes back, or null where nothing can be. */
  takesBack(): string | null {
    if (this.undoable === null) return null;
    return this.given.at(-1) ?? this.say("undo-last");
  }

  /** Why nothing can be taken back: what was revealed since. */
  undoRefusal(): string {
    const { because, facts } = this.view.undo;
    const line = facts["line"];
    const revealed = this.story.filter((told) => told.line <= Number(line)).at(-1);
    const reason = this.reason({ because: because || "not-asked", facts });
    if (because !== "revealed" || !revealed) return reason;
    return this.say("undo-revealed", { what: this.sentence(revealed) });
  }

  /** Close whatever floats above the board. True where there was something. */
  close(): boolean {
    const open = this.whyNot !== null || this.chooser !== null || this.tip !== null;
    this.whyNot = null;
    this.chooser = null;
    this.tip = null;
    return open;
  }

  explain(anchor: Element, title: string, sentence: string, rule: string): void {
    this.whyNot = { anchor, title, sentence, rule };
    this.heard = `${title}. ${sentence}`;
  }

  private async explainRefusal(wanted: string[], anchor: Element): Promise<void> {
    const known = wanted.map((each) => this.refusal(each)).find((each) => each !== null);
    if (known) this.explainReason(known, anchor);
    else {
      this.explainNotNow(anchor);
      const shown = this.whyNot;
      const refused = await this.askWhy(wanted);
      // Where the server knows better and nobody has pressed anything else meanwhile.
      if (refused && this.whyNot === shown && !VAGUE.has(refused.because)) this.explainReason(refused, anchor);
    }
  }

  private explainReason(refused: Refused, anchor: Element): void {
    const title = this.rules[refused.rule]?.title ?? this.say("not-possible");
    this.explain(anchor, title, this.reason(refused), refused.rule);
  }

  private async askWhy(wanted: string[]): Promise<Refused | null> {
    const [first] = wanted;
    const question = this.question;
    // With few candidates the question names all refusals; with many the server is asked.
    if (first === undefined || !question || question.refused.length > 0 || !this.sender) return null;
    try {
      return await this.sender.why(first, question.seat);
    } catch {
      return null;
    }
  }

  /** Something that is no part of the present question. */
  private explainNotNow(anchor: Element): void {
    const question = this.question;
    if (this.view.over) this.explain(anchor, this.say("not-now"), this.say("refuse-over"), "");
    else if (question) {
      const asked = this.say("not-now-asked", { question: this.asked(question) });
      this.explain(anchor, this.say("not-now"), asked, question.rule);
    } else this.explain(anchor, this.say("not-now"), this.waiting(), "");
  }

  /** Who is awaited, as a sentence. */
  waiting(): string {
    if (!this.sender) return this.say("replay-only");
    const names = this.view.deciding.map((seat) => this.names[seat] ?? "").join(", ");
    return names ? this.say("waiting-for", { names }) : this.say("waiting");
  }

  private lessonFirst(): string {
    const next = this.lesson?.says ? this.answer(this.lesson.says) : undefined;
    return this.say("lesson-first", { answer: next ? this.called(next) : "" });
  }

  /** An answer is on its way and not on the board yet; the socket may be faster than its reply. */
  private get isSending(): boolean {
    return this.busy && this.newest.line <= this.sentAt;
  }

  private async send(ask: () => Promise<View>): Promise<boolean> {
    this.busy = true;
    this.dropHints();
    this.sentAt = this.newest.line;
    this.trouble = null;
    this.isUnsure = false;
    try {
      this.receive(await ask());
      return true;
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.spoken(this.words, this.names) : this.say("unreachable");
      this.heard = this.trouble;
      this.isUnsure = !(error instanceof Trouble) || [0, 503].includes(error.status);
      if (error instanceof Trouble && error.status === 409) this.onstale?.();
      return false;
    } finally {
      this.busy = false;
    }
  }

  // -- the story -----------------------------------------------------------------------------

  /** A newer view has come: tell its story, then show it. Older ones are ignored. */
  receive(view: View): void {
    if (view.line < this.newest.line) return;
    if (view.line === this.newest.line && view.conduct.arranged < this.newest.conduct.arranged) return;
    if (this.isUnsure && view.line > this.sentAt) this.trouble = null;
    if (view.line === this.newest.line) {
      // The socket may be faster than the answer to our own request, and know who is asked next.
      if (this.newest.question && !view.question && this.newest.seat !== view.seat) return;
      if (this.isTelling && view.seat === this.newest.seat && !isReseated(view, this.newest)) return;
    }
    this.newest = view;
    this.queue.push(view);
    if (!this.isTelling) void this.tell();
  }

  /** Show the newest position at once. */
  skip(): void {
    const waiting = this.queue.splice(0);
    this.isTelling = false;
    this.isReliving = false;
    for (const next of waiting) this.commit(next, this.unheard(next));
    this.view = this.newest;
    this.telling = this.reached = null;
    for (const animation of document.getAnimations()) if (animation.id === "glide") animation.finish();
  }

  /** Tell again what happened after a line; then come back to the present. */
  async relive(frames: Frame[], after: number): Promise<void> {
    this.skip();
    this.close();
    const present = this.view;
    const at = (frame: Frame): View => ({
      ...present,
      line: frame.line,
      position: frame.position,
      scores: frame.scores,
      story: frame.story,
      deciding: frame.asked ? [frame.asked.seat] : [],
      question: null,
      over: false,
    });
    const first = frames.filter((frame) => frame.line <= after).at(-1);
    this.isTelling = true;
    this.isReliving = true;
    if (first) this.view = at(first);
    for (const frame of frames.filter(({ line }) => line > after && line <= present.line)) {
      await this.show(at(frame), frame.story, STEP * 1.6);
      if (!this.isStillReliving()) return;
    }
    this.skip();
  }

  /** In a replay: put another position on the board; the next one is told, any other just shown. */
  async turn(next: View): Promise<void> {
    const isNext = next.line > this.view.line && next.line <= this.view.line + 1;
    this.skip();
    this.newest = next;
    if (!isNext || this.pace === 0) this.turnTo(next);
    else {
      this.isTelling = true;
      await this.show(next, next.story, STEP);
      if (this.newest === next) this.isTelling = false;
    }
  }

  private isStillReliving(): boolean {
    return this.isReliving;
  }

  private async tell(): Promise<void> {
    this.isTelling = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const news = this.unheard(next);
      this.note(news);
      await this.show(next, news, STEP);
      if (!this.isTelling) return; // skipped
    }
    this.telling = null;
    this.isTelling = false;
  }

  private unheard(next: View): Told[] {
    const last = this.story.at(-1)?.line ?? 0;
    return next.story.filter((told) => told.line > last);
  }

  private note(news: Told[]): void {
    if (news.length === 0) return;
    if (news.some(({ step }) => step === "takeback")) this.given = [];
    this.story = [...this.story, ...news];
    this.heard = news.map((told) => this.sentence(told)).join(" ");
  }

  private commit(next: View, news: Told[]): void {
    this.note(news);
    this.turnTo(next);
  }

  private turnTo(next: View): void {
    if (next.line !== this.view.line && !this.isStillPending(next)) this.pending = null;
    this.before = this.view;
    this.view = next;
  }

  private isStillPending(next: View): boolean {
    return isStillAsked(this.view, next) && next.question?.answers.some((said) => said.spelling === this.pending) === true;
  }

  /** One view: pieces glide, then each step is told in order. */
  private async show(next: View, news: Told[], step: number): Promise<void> {
    const before = this.view;
    const pace = this.pace;
    const places = this.root && pace > 0 ? measure(this.root) : null;
    this.turnTo(next);
    if (!places || news.length === 0 || !this.root || document.hidden) return;
    this.telling = news[0] ?? null;
    this.reached = before.scores;
    await tick();
    const gliding = glide(this.root, places, pace);
    const done = this.deeds(news, before.seat);
    for (const [n, told] of news.entries()) {
      if (!this.isTelling || this.view !== next) return;
      this.telling = told;
      this.reached = this.reached.map((points, seat) => points + (told.gains[seat] ?? 0));
      const shown = [this.game.animate?.(this, told, before, next), wait(n < done ? 0 : step * pace)];
      await Promise.race([Promise.all(shown), wait(Math.max(400, step))]);
    }
    await gliding;
    this.reached = null;
  }

  /** How many steps at the head of the news a player has just done, and so need not be shown. */
  private deeds(news: Told[], seat: number | null): number {
    if (this.isReliving) return 0;
    const other = news.findIndex((told) => told.line !== this.sentAt + 1 || seatOf(told) !== seat);
    return other < 0 ? news.length : other;
  }
}

/** Somebody has come, gone or been replaced since, or something agreed, though nothing was played. */
const isReseated = (view: View, before: View) =>
  view.conduct.arranged !== before.conduct.arranged || JSON.stringify(view.seats) !== JSON.stringify(before.seats);

/** Several are asked at once: what others answer changes nothing about the own question. */
const isStillAsked = (before: View | null, view: View) =>
  before !== null &&
  before.deciding.length > 1 &&
  before.question?.step === view.question?.step &&
  before.question?.seat === view.question?.seat;
