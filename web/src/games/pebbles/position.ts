import type { View } from "../../table/game";

/** A beach, as the engine shows it (src/pelagos/games/pebbles/words/show.py). */
export interface Beach {
  round: number;
  pool: number;
  /** 0: stakes and pebbles are secret; 1: the stakes are open; 2: all is open. */
  opened: number;
  shells: number[];
  /** By seat; -2: not staked yet, -1: staked, but hidden. */
  stakes: number[];
  /** By seat; 0: none, -1: hidden. */
  pebbles: number[][];
  shown: number[];
}

export const ROUNDS = 3;
export const beach = (view: View) => view.position as unknown as Beach;
export const handOf = (view: View, seat: number) => (beach(view).pebbles[seat] ?? []).filter((p) => p !== 0);
