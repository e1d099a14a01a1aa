import { comeBack, resume, sayTo, standIn, takeHoliday } from "../api";
import type { Wish } from "../wire";
import type { Session } from "./session.svelte";
import { shown } from "./time";

/** What can be done about it. */
export interface Act {
  text: string;
  icon?: string;
  /** What most people will want. */
  isMain?: boolean;
  go: () => void;
}

/** What everybody at the table should know now. */
export interface Notice {
  /** The same as long as it is about the same thing. */
  key: string;
  kind: "lost" | "refused" | "agreement" | "absence" | "watching";
  icon: string;
  text: string;
  note?: string;
  acts: Act[];
  /** How it is put away; without it, only the table takes it away. */
  close?: () => void;
}

/** What was refused or did not arrive, and the connection. */
export function troublesOf({ t, isConnected }: Session): Notice[] {
  const found: Notice[] = [];
  if (t.trouble) {
    const close = () => (t.trouble = null);
    found.push({ key: `refused ${t.trouble}`, kind: "refused", icon: "damage", text: t.trouble, acts: [], close });
  }
  if (!isConnected) found.push({ key: "lost", kind: "lost", icon: "link", text: t.say("reconnecting"), acts: [] });
  return found;
}

const ICONS: Record<Wish["kind"], string> = { undo: "undo", pause: "pause", hints: "bulb" };

/** Tell everybody what this player thinks of a wish, or that they have one. */
export function sayToWish(session: Session, kind: Wish["kind"], agree: boolean): void {
  const seat = session.mine.find((each) => each === session.t.view.seat) ?? session.mine[0] ?? 0;
  void session.manage((table) => sayTo(table, kind, seat, session.t.newestLine, agree));
}

/** A pause, and what somebody asks everybody for. */
export function agreementsOf(session: Session): Notice[] {
  const { t, mine } = session;
  const found = t.conduct.wishes.map((wish) => noticeOf(session, wish));
  if (!t.conduct.paused) return found;
  const goOn: Act = { text: t.say("resume"), icon: "play", isMain: true, go: () => void session.manage(resume) };
  const paused: Notice = { key: "paused", kind: "agreement", icon: "pause", text: t.say("paused"), acts: mine.length > 0 ? [goOn] : [] };
  return [paused, ...found];
}

function noticeOf(session: Session, wish: Wish): Notice {
  const { t, mine } = session;
  const isMine = mine.includes(wish.seat);
  const isOpen = wish.awaited.some((seat) => mine.includes(seat)); // this player has still to say something
  const what = t.story.filter(({ line }) => line === wish.line).map((told) => t.sentence(told))[0] ?? "";
  const names = wish.awaited.map((seat) => t.names[seat] ?? "").join(", ");
  const rated = wish.kind !== "pause" && t.rated.possible ? t.say("unrated-then") : "";
  const awaited = names && !isOpen ? t.say("wish-awaited", { names }) : "";
  const answer = (text: string, agree: boolean, icon?: string): Act => ({
    text: t.say(text),
    ...(icon ? { icon } : {}),
    isMain: agree,
    go: () => {
      sayToWish(session, wish.kind, agree);
    },
  });
  const open = [answer("wish-decline", false, "close"), answer("wish-agree", true, "check")];
  return {
    key: `wish ${wish.kind}`,
    kind: "agreement",
    icon: ICONS[wish.kind],
    text: t.say(isMine ? `wish-${wish.kind}-mine` : `wish-${wish.kind}`, { seat: wish.seat, what }),
    note: [rated, awaited].filter(Boolean).join(" "),
    acts: isMine ? [answer("wish-withdraw", false)] : isOpen ? open : [],
  };
}

/** Those for whom everybody waits, though they do not look. */
export function goneOf({ t }: Session): number[] {
  const isTimed = t.conduct.tempo !== null; // the clock says how long somebody may be gone
  return t.view.deciding.filter((n) => {
    const seat = t.view.seats[n];
    return seat && !seat.is_mine && !seat.is_here && seat.stand_in === null && !isTimed;
  });
}

/** Who is gone, or whom a computer plays for. */
export function absencesOf(session: Session, gone: number[]): Notice[] {
  const { t, mine } = session;
  const absence = (key: string, icon: string, text: string, acts: Act[] = []): Notice => ({ key, kind: "absence", icon, text, acts });
  const replaced = mine.find((seat) => t.view.seats[seat]?.stand_in);
  if (replaced !== undefined) {
    const seat = t.view.seats[replaced];
    if (seat?.resigned) return [absence("resigned", "flag", t.say("resigned-mine"))];
    const back: Act = { text: t.say("stand-in-back"), isMain: true, go: () => void session.manage((table) => comeBack(table, replaced)) };
    return [absence("replaced", "agent", t.say(seat?.is_out ? "clock-out-mine" : "stand-in-mine"), [back])];
  }
  const rested = mine.find((seat) => (t.conduct.clocks[seat]?.away ?? 0) > 0);
  if (rested !== undefined) {
    const end: Act = { text: t.say("holiday-end"), go: () => void session.manage((table) => takeHoliday(table, rested, 0)) };
    const time = shown(t.conduct.clocks[rested]?.away ?? 0, t.say);
    return [absence("holiday", "holiday", t.say("holiday-mine", { time }), [end])];
  }
  if (mine.length === 0) return [];
  return gone.map((seat) => {
    const help: Act = { text: t.say("stand-in-for", { seat }), icon: "agent", go: () => void session.manage((table) => standIn(table, seat)) };
    return absence(`gone ${String(seat)}`, "clock", t.say("is-away", { seat }), [help]);
  });
}
