import { shown } from "../table/time";
import type { TableCard } from "../wire";
import { nameOf, say } from "../words.svelte";

/** The tables where this player is asked; the one whose time runs out first comes first. */
export const turnsOf = (tables: readonly TableCard[]): TableCard[] =>
  tables.filter(({ my_turn: isMine, over, paused }) => isMine && !over && !paused).sort((a, b) => urgency(a) - urgency(b));

const urgency = ({ due }: TableCard) => due ?? Number.MAX_SAFE_INTEGER;

/** How it stands at a table, in a few words. */
export function stateOf(table: TableCard): string {
  if (table.over) return say("continue-over");
  if (table.waiting) return say("continue-waits");
  if (table.paused) return say("continue-paused");
  if (!table.my_turn) return say("continue-theirs");
  const left = table.due === null ? null : table.due * 1000 - Date.now();
  return left === null ? say("continue-yours") : say("continue-yours-left", { time: shown(Math.max(0, left), say) });
}

/** Those who sit there already. */
export const namesOf = ({ names, waiting }: TableCard) => (waiting ? names.filter(Boolean) : names.map(nameOf)).join(", ");
