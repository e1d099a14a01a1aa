/** How each step of the story looks; cards glide by themselves, needle and damage follow the view. */
import type { TableController } from "../../table/controller.svelte";
import type { Told, View } from "../../table/game";
import { CATEGORIES, cardNamed, eden, REACH, stationOf } from "./position";

const SWIM = 360; // ms
const HOP = 320;
const POP = 300;
const FLIP = 320;
const FLICKER = 380;

export async function animate(t: TableController, told: Told, before: View, after: View): Promise<void> {
  if (t.pace <= 0 || !t.root) return;
  const seat = String(told.facts["seat"] ?? "");
  const card = cardNamed(eden(after), Number(told.facts["card"] ?? -1));
  switch (told.step) {
    case "MoveDeeple":
      return swim(t, before, seat, card, Number(told.facts["start"]));
    case "ActivateModule":
      return play(t, `[data-pod="${seat}-${card}"] .standing`, HOP, hop);
    case "BuildCard":
      return play(t, `[data-pod="${seat}-${card}"]`, POP, settle);
    case "TakeDeeples":
      return play(t, `[data-dome="${seat}"]`, POP, settle);
    case "GainPoints":
    case "PassingPoints":
    case "PointsForCoins":
    case "StationHolds":
      return play(t, `[data-points="${seat}"]`, POP, swell);
    case "GainCoins":
    case "PayPrice":
      return play(t, `[data-coins="${seat}"]`, POP, swell);
    case "TakeDamage":
    case "Repair":
      return play(t, `[data-gauge="${seat}"]`, POP, swell);
    case "RevealRows":
      return play(t, ".space", FLIP, flip);
    case "ScoreBonus":
      return play(t, `[data-bonus="${String(told.facts["bonus"])}"]`, POP, swell);
    case "StationCollapses":
      return collapse(t, after, Number(told.facts["seat"]));
  }
}

const swell: Keyframe[] = [{ scale: "1" }, { scale: "1.3", offset: 0.4 }, { scale: "1" }];
const settle: Keyframe[] = [{ opacity: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 1 }];
const hop: Keyframe[] = [
  { translate: "0 8px", rotate: "-60deg", opacity: 0.4 },
  { translate: "0 -9px", rotate: "6deg", opacity: 1, offset: 0.6 },
  { translate: "0 0", rotate: "0deg" },
];
const flip: Keyframe[] = [{ scale: "0.05 1", opacity: 0.5 }, { scale: "1.04 1", offset: 0.7 }, { scale: "1 1" }];

async function play(t: TableController, selector: string, duration: number, frames: Keyframe[]): Promise<void> {
  const found = Array.from(t.root?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? []);
  const timing = { duration: duration * t.pace, easing: "cubic-bezier(.2,.8,.2,1)" };
  for (const each of found) {
    each.style.transformOrigin = "center";
    each.style.transformBox = "fill-box";
  }
  await Promise.allSettled(found.map((each) => each.animate(frames, timing).finished));
}

/** The newest deeple on a module comes from where it was, along the arm. */
async function swim(t: TableController, before: View, seat: string, card: string, start: number): Promise<void> {
  const goal = Array.from(t.root?.querySelectorAll<SVGElement>(`[data-pod="${seat}-${card}"] .lying`) ?? []).at(-1);
  const origin = t.root?.querySelector(placeOf(before, seat, start));
  if (!goal || !origin) return;
  const [from, to] = [origin.getBoundingClientRect(), goal.getBoundingClientRect()];
  const unit = (goal.ownerSVGElement?.getScreenCTM()?.a ?? 1) || 1;
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
  const frames = [
    { translate: `${String(dx)}px ${String(dy)}px` },
    { translate: `${String(dx * 0.5)}px ${String(dy * 0.5 - 10)}px`, offset: 0.5 },
    { translate: "0 0" },
  ];
  await goal.animate(frames, { duration: SWIM * t.pace, easing: "ease-in-out" }).finished.catch(() => undefined);
}

/** Where a deeple set out: a place of an arm, or the dome. */
function placeOf(view: View, seat: string, start: number): string {
  const arm = CATEGORIES[Math.floor(start / REACH)];
  const name = start >= 0 && arm ? stationOf(eden(view), Number(seat)).arms[arm][start % REACH] : undefined;
  return name === undefined ? `[data-dome="${seat}"]` : `[data-pod="${seat}-${name}"]`;
}

/** The lights of a station go out, from the tips inwards. */
async function collapse(t: TableController, view: View, seat: number): Promise<void> {
  const { arms } = stationOf(eden(view), seat);
  const frames = [{ opacity: 1 }, { opacity: 0.2, offset: 0.3 }, { opacity: 0.8, offset: 0.45 }, { opacity: 0.15, offset: 0.8 }, { opacity: 1 }];
  const found = Object.values(arms).flatMap((cards) =>
    cards.flatMap((name, at) =>
      Array.from(t.root?.querySelectorAll(`[data-pod="${String(seat)}-${name}"]`) ?? []).map((pod) => ({ pod, late: cards.length - 1 - at })),
    ),
  );
  const moves = found.map(({ pod, late }) => {
    const delay = Math.min(late * 30, 150);
    return pod.animate(frames, { duration: (FLICKER - delay) * t.pace, delay: delay * t.pace }).finished;
  });
  await Promise.allSettled(moves);
}
