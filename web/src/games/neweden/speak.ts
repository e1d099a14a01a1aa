/** Names and explanations of the things on the table. */
import type { TableController } from "../../table/controller.svelte";
import type { Say } from "../../table/game";
import { minus } from "../../table/prose";
import { bonusNumber, numberOf, type Category, type Eden } from "./position";

export function nameOf(say: Say, position: Eden, card: string): string {
  return say(`card-${String(numberOf(position, card))}`);
}

/** A card in full: its name and all that it does. */
export function tipOf(say: Say, position: Eden, card: string): string {
  const number = String(numberOf(position, card));
  return say("ne-tip-card", { name: say(`card-${number}`), text: say(`card_text-${number}`) });
}

export function bonusTip(say: Say, position: Eden, bonus: string): string {
  const number = String(bonusNumber(position, bonus));
  return say("ne-tip-card", { name: say(`bonus-${number}`), text: say(`bonus_text-${number}`) });
}

/** What a research card does, without its final box. */
export function effectOf(say: Say, position: Eden, effect: string): string {
  return say(`effect_text-${String(position.printed.effects.indexOf(effect))}`);
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
