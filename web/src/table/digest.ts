import { seatOf } from "./prose";
import type { Told } from "../wire";

/**
 * What is worth telling of what happened after a line: what players did, and whatever gave or took
 * points. Not what one did oneself, nor what the table did alone, such as cards laid out.
 */
export function newsFor(seat: number | null, story: readonly Told[], after: number): Told[] {
  return story.filter((told) => {
    const doer = seatOf(told);
    return told.line > after && (told.gains.some(Boolean) || (doer !== null && doer !== seat));
  });
}

/** The line of the last answer that a seat has given; 0: none yet. */
export function lastAnswer(seat: number | null, story: readonly Told[]): number {
  return story.findLast((told) => told.answer !== null && told.facts["seat"] === seat)?.line ?? 0;
}

/** The most important of them, in the order in which they happened: points first, then the latest. */
export function foremost(news: readonly Told[], most: number): Told[] {
  const latest = [...news].reverse();
  const scored = latest.filter((told) => told.gains.some(Boolean));
  const others = latest.filter((told) => !told.gains.some(Boolean));
  const kept = new Set([...scored, ...others].slice(0, most));
  return news.filter((told) => kept.has(told));
}
