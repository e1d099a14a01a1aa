import "./tokens.css";

import type { GameTable, Say, View } from "../../table/game";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import { aqua } from "./position";
import Rival from "./Rival.svelte";

function progress(view: View, say: Say) {
  const { round, printed } = aqua(view);
  const now = Math.max(1, round);
  return { label: say("aq-round", { round: now, of: printed.rounds }), done: now - 1, of: printed.rounds, marks: [1, 2, 3, 4] };
}

export const table: GameTable = {
  key: "aquasphere",
  Board,
  Own,
  Rival,
  progress,
  endRows: () => [],
  text: () => [],
};
