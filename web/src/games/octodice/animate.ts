/** How each step of the story looks; what moves from place to place glides by itself. */
import type { TableController } from "../../table/controller.svelte";
import type { Told, View } from "../../table/game";
import { DICE, octo, thirdOf, type DieName } from "./position";
import { figure } from "./spoken";
import { racks } from "./turn";

const ROLL = 350; // ms, for one die; six of them begin one after the other
const STAGGER = 10;
const POP = 320;
const COUNT = 280;
const BOXES = ["A1", "B1", "O1", "A2", "B2", "O2", "X1", "X2", "X3"];

export async function animate(t: TableController, told: Told, before: View, after: View): Promise<void> {
  if (t.pace <= 0 || !t.root) return;
  const seat = Number(told.facts["seat"] ?? -1);
  switch (told.step) {
    case "RollDice":
      return roll(t, thrown(t, Number(told.facts["roll"])));
    case "RollForVirtualPlayer":
      return roll(t, [...DICE]);
    case "WritePoints":
      await Promise.all([pop(t, box(before, seat, told)), count(t, seat, before, after)]);
      return;
    case "ScoreSubmarines":
    case "LosePoints":
      return pop(t, `[data-sum="${String(seat)}-${String(thirdOf(octo(before)))}"]`);
    case "CrystalBonus":
    case "LabBonus":
      return count(t, seat, before, after);
    default:
      return pop(t, mark(told, seat, before, after));
  }
}

/** The dice of this roll: all that were not set aside after an earlier one. */
function thrown(t: TableController, number: number): DieName[] {
  const aside = racks(octo(t.view), t.story).slice(0, number - 1).flat();
  return DICE.filter((die) => !aside.includes(die));
}

/** Two tumbles from the surface down to where the die lies. */
async function roll(t: TableController, dice: readonly DieName[]): Promise<void> {
  const moves = dice.map((die, place) => {
    const element = t.root?.querySelector(`[data-die="${die}"]`);
    const from = place % 2 === 0 ? -1 : 1;
    const frames = [
      { translate: `${String(from * 160)}px -220px`, rotate: `${String(from * -540)}deg`, opacity: 0 },
      { translate: `${String(from * 40)}px 18px`, rotate: `${String(from * -120)}deg`, opacity: 1, offset: 0.55 },
      { translate: `${String(from * 14)}px -22px`, rotate: `${String(from * -40)}deg`, offset: 0.78 },
      { translate: "0 0", rotate: "0deg" },
    ];
    const timing = { duration: ROLL * t.pace, delay: place * STAGGER * t.pace, easing: "ease-out", fill: "backwards" } as const;
    return element?.animate(frames, timing).finished;
  });
  await Promise.allSettled(moves);
}

function box(view: View, seat: number, told: Told): string {
  const name = BOXES[Number(told.facts["box"])] ?? "";
  return `[data-box="${String(seat)}-${String(thirdOf(octo(view)))}-${name}"]`;
}

/** The circle or box of the sheet that a step has marked. */
function mark(told: Told, seat: number, before: View, after: View): string {
  const was = octo(before).sheets[seat];
  const is = octo(after).sheets[seat];
  if (!was || !is) return "";
  const colour = Number(told.facts["colour"]);
  const name = octo(after).printed.colours[colour] ?? "";
  const marks: Record<string, string> = {
    AnalyseCrystal: `crystal-${String(seat)}-${String(was.crystals)}`,
    DoResearch: `research-${String(seat)}-${String(was.research)}`,
    ActivateBot: `bot-${String(seat)}-${String(colour)}-${String(was.bots[name] ?? 0)}`,
    PrepareSubmarine: `submarine-${String(seat)}-${String(colour)}`,
    Catch: `octopod-${String(seat)}-${String(Math.max(0, is.octopods - 1))}`,
  };
  const found = marks[told.step];
  return found ? `[data-mark="${found}"]` : "";
}

/** A mark swells and settles. */
async function pop(t: TableController, selector: string): Promise<void> {
  const element = selector ? t.root?.querySelector(selector) : null;
  if (!element) return;
  const frames = [{ scale: "0.4", opacity: 0.2 }, { scale: "1.35", offset: 0.55 }, { scale: "1" }];
  const timing = { duration: POP * t.pace, easing: "cubic-bezier(.2,.8,.2,1)" };
  await element.animate(frames, timing).finished.catch(() => undefined);
}

/** Points count up where they are written. */
async function count(t: TableController, seat: number, before: View, after: View): Promise<void> {
  // The text itself is changed, not replaced: it goes on being the one that the view fills.
  const text = t.root?.querySelector(`[data-score="${String(seat)}"]`)?.firstChild;
  const [from, to] = [before.scores[seat] ?? 0, after.scores[seat] ?? 0];
  if (!text || from === to) return;
  const start = performance.now();
  await new Promise<void>((done) => {
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / (COUNT * t.pace));
      text.nodeValue = figure(Math.round(from + (to - from) * share));
      if (share < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
