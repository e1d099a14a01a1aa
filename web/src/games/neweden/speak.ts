/** Names and explanations of the things on the table. */
import type { TableController } from "../../table/controller.svelte";
import type { Say, View } from "../../table/game";
import { minus } from "../../table/prose";
import { bonusNumber, eden, numberOf, type Category, type Eden } from "./position";

/** Who says something about a table; what a card does there depends on its options. */
export interface Speaking {
  say: Say;
  view: View;
}

export function nameOf(say: Say, position: Eden, card: string): string {
  return say(`card-${String(numberOf(position, card))}`);
}

/** A card in full: its name and all that it does. */
export function tipOf(t: Speaking, card: string): string {
  return t.say("ne-tip-card", { name: nameOf(t.say, eden(t.view), card), text: textOf(t, card) });
}

/** What a card does and shows in its final box. */
export function textOf({ say, view }: Speaking, card: string): string {
  return say(`card_text-${String(numberOf(eden(view), card))}`, view.options);
}

export function bonusTip(t: Speaking, bonus: string): string {
  const name = t.say(`bonus-${String(bonusNumber(eden(t.view), bonus))}`);
  return t.say("ne-tip-card", { name, text: bonusText(t, bonus) });
}

/** What a bonus card pays for. */
export function bonusText({ say, view }: Speaking, bonus: string): string {
  return say(`bonus_text-${String(bonusNumber(eden(view), bonus))}`, view.options);
}

/** What a research card does, without its final box. */
/** What a research card does, in the few words that fit on it. */
export function faceOf({ say, view }: Speaking, effect: string): string {
  return say(`ne-face-${String(eden(view).printed.effects.indexOf(effect))}`, view.options);
}

/** "+3", "−1". */
export function signed(number: number): string {
  return number > 0 ? `+${String(number)}` : minus(number);
}

/** Whose station it is, also of a station that nobody plays. */
export function ownerOf(t: Pick<TableController, "names" | "say">, seat: number): string {
  return t.names[seat] ?? t.say(`seat-${String(seat)}`);
}

/** The sign of what a module brings. */
export function gainIcon(category: Category): string {
  return { octopus: "ne-mend", crab: "coin", shell: "ne-star", shipyard: "ne-sub", oxygen: "oxygen", research: "research" }[category];
}

const LABELS: Record<string, string> = {
  done: "ne-done",
  "plan nothing": "ne-plan-nothing",
  "choose none": "ne-choose-none",
  "bid 0": "ne-no-part",
  withdraw: "ne-withdraw",
  outbid: "ne-outbid",
  decline: "ne-decline",
  "extra move": "ne-extra",
};

/** What stands on the button of an answer; null: its own words. */
export function named(t: TableController, says: string): string | null {
  const label = LABELS[says];
  if (label) return t.say(label, { damage: eden(t.view).printed.extra_damage });
  const coins = /^bid (\d+)$/u.exec(says)?.[1];
  return coins === undefined ? null : t.say("ne-bid", { coins: Number(coins) });
}
