import "./tokens.css";

import type { GameTable, Say, View } from "../../table/game";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { beach, handOf, ROUNDS } from "./position";

function text(view: View, say: Say): string[] {
  const { pool, shells, shown } = beach(view);
  const players = shells.map((count, seat) => {
    const known = handOf(view, seat).filter((pebble) => pebble > 0).join(", ");
    return say("pb-text-player", { seat, shells: count, count: handOf(view, seat).length, pebbles: known || "–" });
  });
  return [say("pb-text-pool", { pool }), ...players, say("pb-text-shown", { pebbles: shown.join(", ") || "–" })];
}

/** All that Pebbles brings to the table. */
export const table: GameTable = {
  key: "pebbles",
  Board,
  Own: Player,
  Rival: Player,
  secrets: true,
  buttons: ["let-be"],
  progress: (view, say) => {
    const round = Math.max(1, beach(view).round);
    return { label: say("pb-round", { round, of: ROUNDS }), done: round - 1, of: ROUNDS, marks: [ROUNDS] };
  },
  chips: (t) => [{ icons: [{ name: "scallop" }], text: t.say("pb-pool", { pool: beach(t.view).pool }) }],
  // A stake cannot be taken back once all have staked, a shown pebble never.
  confirm: (t, says) => (says.startsWith("snatch") ? t.say("pb-show") : undefined),
  endRows: (view) => [
    { key: "pb-shells", points: beach(view).shells },
    { key: "pb-pebbles", points: view.scores.map((score, seat) => score - (beach(view).shells[seat] ?? 0)) },
  ],
  text,
};
