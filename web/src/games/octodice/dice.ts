/** Where every die lies, what it wears, and what the three racks are for at this moment. */
import type { Told, View } from "../../table/game";
import { orderedSpot, rackSpot, thrownSpot, type BasinLayout, type Spot } from "./layout";
import { DICE, octo, type DieName, type Octo } from "./position";
import { deeds, focusOf, phaseOf, racks, rollOf, type Deed, type Phase } from "./turn";

export interface Laid extends Spot {
  die: DieName;
  /** Set aside in an earlier roll: it stays as it is. */
  isFrozen: boolean;
  /** Others whose actions used it. */
  users: number[];
}

export interface Tray {
  phase: Phase;
  focus: number;
  roll: number;
  /** The dice of each rack: of each roll, of each action. */
  racks: (DieName | null)[][];
  deeds: Deed[];
}

const PICKED = DICE.map((_, place) => 1 << place);

/** What lies in the three racks. `pending`: a die that is chosen but not set aside yet. */
export function trayOf(view: View, story: readonly Told[], pending: string | null): Tray {
  const position = octo(view);
  const phase = phaseOf(view);
  const focus = focusOf(view);
  const roll = rollOf(position);
  if (phase === "roll") {
    const aside = racks(position, story);
    const chosen = DICE.find((die) => pending === `keep ${die}`);
    if (chosen) aside[roll - 1]?.push(chosen);
    return { phase, focus, roll, racks: aside, deeds: [] };
  }
  const done = deeds(position, story, focus);
  if (phase === "extra") return { phase, focus, roll, racks: extraRacks(view, done), deeds: done };
  return { phase, focus, roll, racks: done.map((deed) => [deed.white, deed.black]), deeds: done };
}

/** An extra action: the dice of a main action, or those picked for an octopod action. */
function extraRacks(view: View, done: Deed[]): (DieName | null)[][] {
  const bits = Number(view.question?.facts["picked"] ?? view.question?.facts["dice"] ?? 0);
  const picked = DICE.filter((_, place) => bits & (PICKED[place] ?? 0));
  const [deed] = done;
  return [deed ? [deed.white, deed.black] : [], picked];
}

export function layDice(basin: BasinLayout, tray: Tray, position: Octo): Laid[] {
  return DICE.map((die) => {
    const rack = tray.racks.findIndex((dice) => dice.includes(die));
    const slot = tray.racks[rack]?.indexOf(die) ?? 0;
    const isRoll = tray.phase === "roll";
    const spot = rack < 0 ? sceneSpot(basin, die, tray) : rackSpot(basin, rack, slot);
    const others = position.sheets.map((sheet, seat) => (sheet.used.includes(die) ? seat : -1));
    return {
      die,
      ...spot,
      isFrozen: isRoll && rack >= 0 && rack < tray.roll - 1,
      users: others.filter((seat) => seat >= 0 && seat !== tray.focus),
    };
  });
}

function sceneSpot(basin: BasinLayout, die: DieName, tray: Tray): Spot {
  if (tray.phase !== "roll") return orderedSpot(basin, die);
  const partner = DICE[(DICE.indexOf(die) + 3) % DICE.length];
  const earlier = tray.racks.slice(0, tray.roll - 1).flat();
  return thrownSpot(basin, die, tray.roll, partner !== undefined && earlier.includes(partner));
}
