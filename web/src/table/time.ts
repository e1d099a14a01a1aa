import type { Clock, Tempo } from "../wire";
import type { Say } from "../words.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR; // seconds

/** The time of a clock some milliseconds after it was read. */
export function later(clock: Clock, ms: number): Clock {
  if (!clock.runs) return clock;
  const away = Math.max(0, clock.away - ms);
  const spent = Math.max(0, ms - clock.away);
  const turn = Math.max(0, clock.turn - spent);
  return { ...clock, away, turn, bank: Math.max(0, clock.bank - Math.max(0, spent - clock.turn)) };
}

/** A time as a clock shows it: "4:05", or "2 d 3 h" where it is long. */
export function shown(ms: number, say: Say): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return say("time-days", { days, hours });
  if (hours > 0) return say("time-hours", { hours, minutes });
  return `${String(minutes)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** A length of time in words: "90 seconds", "2 minutes", "3 days". */
export function inWords(seconds: number, say: Say): string {
  if (seconds % DAY === 0) return say("span-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return say("span-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say("span-minutes", { count: seconds / MINUTE });
  return say("span-seconds", { count: seconds });
}

/** How much time there is: "2 minutes a turn, and a bank of 10 minutes". */
export function spokenTempo(tempo: Tempo, say: Say): string {
  const turn = say("tempo-turn", { time: inWords(tempo.turn, say) });
  const bank = tempo.bank > 0 ? [say(`tempo-bank-${tempo.kind}`, { time: inWords(tempo.bank, say) })] : [];
  const holidays = tempo.holidays > 0 ? [say("tempo-holidays", { count: tempo.holidays })] : [];
  return [turn, ...bank, ...holidays].join(" · ");
}
