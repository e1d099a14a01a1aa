import type { Component } from "svelte";

import type { GameTable } from "../table/game";
import type { GameDetail } from "../wire";
import type { Words } from "../words.svelte";

/** What a game shows beside its rules: its cards and tiles at a glance. */
export type Reference = Component<{ words: Words; box: GameDetail["box"] }>;

/** The boards the client has; a game without one gets the generic board. */
const tables = import.meta.glob<{ table: GameTable }>("./*/table.ts");
/** The address of the cards and tiles at a glance, beside those of the rules. */
export const GLANCE = "at-a-glance";
const references = import.meta.glob<{ default: Reference }>("./*/Reference.svelte");

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

/** Whether a game has its cards and tiles at a glance. */
export function hasReference(game: string): boolean {
  return `./${game}/Reference.svelte` in references;
}

export async function referenceOf(game: string): Promise<Reference> {
  const load = references[`./${game}/Reference.svelte`];
  if (!load) throw new Error(`There is nothing at a glance for ${game}.`);
  return (await load()).default;
}
