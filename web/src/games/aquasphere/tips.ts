/** What things on a player's board mean: shown by resting on them, or by a long press. */
import type { Say } from "../../table/game";
import { nameKey, PROGRAMS, textKey, type Kind, type Player, type Printed, type Program } from "./position";

/** The rule of each kind of research card. */
export const CARD_RULES: Record<Kind, string> = {
  engineer: "AQ-16.2",
  catch: "AQ-16.3",
  jump: "AQ-16.4",
  overflow: "AQ-16.5",
  lock: "AQ-16.6",
  half_price: "AQ-16.7",
  sideways: "AQ-16.8",
  scoring: "AQ-16.9",
  immediate: "AQ-16.10",
};
export const TILE_RULE = "AQ-10.1";
/** The rule of each action, in the order of the programs. */
export const ACTION_RULES: Record<Program, string> = {
  lab: "AQ-10.1",
  time: "AQ-10.2",
  crystals: "AQ-10.3",
  octopods: "AQ-10.4",
  submarine: "AQ-10.5",
  research: "AQ-10.6",
  program: "AQ-10.7",
};

/** What a card or a tile does, under the options of this table. */
export function doesWhat(say: Say, printed: Printed, name: string): string {
  const text = say(textKey(name));
  const asksForBot = printed.cards[name]?.kind === "engineer" && !printed.reward_without_bot;
  return asksForBot ? say("aq-text-with-bot", { text }) : text;
}

/** A card or tile in the game's words: its name, what it does, its rule. */
export function thingTip(say: Say, printed: Printed, name: string): string {
  const card = printed.cards[name];
  const rule = card ? CARD_RULES[card.kind] : TILE_RULE;
  return say("aq-tip", { name: say(nameKey(name)), text: doesWhat(say, printed, name), rule });
}

export function cardTip(say: Say, printed: Printed, player: Player, name: string): string {
  const tip = thingTip(say, printed, name);
  return player.spent.includes(name) ? `${tip} ${say("aq-tip-used")}` : tip;
}

/** A program symbol: what its action does, and what can be done with the symbol. */
export function symbolTip(say: Say, printed: Printed, player: Player, program: Program): string {
  const does = say(`action-${String(PROGRAMS.indexOf(program))}`);
  const isOn = player.programmed.includes(program);
  const how = isOn ? say("aq-tip-programmed", { time: printed.returned }) : say("aq-tip-free", { price: printed.buy });
  return `${does} ${how}`;
}
