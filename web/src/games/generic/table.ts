import type { GameTable } from "../../table/game";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { lines } from "./words";

/** For a game that has no board of its own yet: everything that can be said, in words. */
export const table: GameTable = {
  key: "generic",
  Board,
  Own: Player,
  Rival: Player,
  secrets: true,
  progress: (view, say) => ({ label: say("generic-line", { line: view.line }), done: 0, of: 0, marks: [] }),
  endRows: (view) => [{ key: "end-points", points: view.scores }],
  text: (view) => lines(view.position),
};
