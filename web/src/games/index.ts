import type { GameTable } from "../table/game";

/** The boards the client has; a game without one gets the generic board. */
const tables = import.meta.glob<{ table: GameTable }>("./*/table.ts");

/** Whether the client draws a board for this very game. */
export function hasBoard(game: string): boolean {
  return `./${game}/table.ts` in tables;
}

/** What a game brings to the table, loaded when it is needed. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? tables["./generic/table.ts"];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return (await load()).table;
}
