import type { Component } from "svelte";

import type { Facts, Told, View } from "../wire";
import type { Say } from "../words.svelte";
import type { TableController } from "./controller.svelte";

export type { Facts, Question, Refused, Said, Seat, Told, View } from "../wire";
export type { Say } from "../words.svelte";

/** A hint beside the prompt: an icon or two, a few words, a value in sand (points) or coral (loss). */
export interface Chip {
  icons: { name: string; class?: string }[];
  text: string;
  value?: string;
  bad?: boolean;
}

/** The main button of the prompt line; on a phone it stands in the action bar. */
export interface Action {
  label: string;
  icon?: string;
  /** Small print after the label, such as "1 of 2". */
  detail?: string;
  /** The answer it gives; without it the button is not ready yet and says `why` when pressed. */
  says?: string;
  why?: string;
}

/** What the main button says before an answer that cannot be taken back; with small print or without. */
export type Confirmation = string | { label: string; detail: string };

export interface Progress {
  label: string;
  /** Steps that are over; the next one is the present one. */
  done: number;
  of: number;
  /** After which of the steps something is scored: drawn as a dot of sand. */
  marks: number[];
}

/** A tab on a phone. */
export interface Tab {
  icon: string;
  label: string;
}

/** Something to read besides the own area on a phone: a tab of its own there. */
export interface Panel extends Tab {
  key: string;
  /** Stands before the own area and is open at the beginning. */
  first?: boolean;
  Component: Component<{ t: TableController }>;
  /** On a wide screen it stands in a column beside the board, and the own area moves to the other side. */
  side?: boolean;
  /** Whether something can be answered there; without it, what glows in the panel says so. */
  calls?(t: TableController): boolean;
}

/** What stands under somebody's points: "4 ≤ 5" with a tick, say; the label says it in words. */
export interface Note {
  icon: string;
  text: string;
  label: string;
  bad?: boolean;
}

/** Somebody whom nobody plays: drawn and counted like a player, on the seat after the last. */
export interface Automaton {
  seat: number;
  name: string;
  points: number;
}

/** What a game brings to the table. Everything else is written once, in this folder. */
/** A row of the scoring sheet; `key` is a message. */
export interface EndRow {
  key: string;
  facts?: Facts;
  points: number[];
  /** It explains another row, and is no part of the total. */
  isFactor?: boolean;
}

export interface GameTable {
  key: string;
  /** The big picture: everything that all players share. */
  Board: Component<{ t: TableController }>;
  /** The player's own area. */
  Own: Component<{ t: TableController; seat: number }>;
  /** A compact area of another player. */
  Rival: Component<{ t: TableController; seat: number }>;
  progress(view: View, say: Say): Progress;
  /** At most two hints beside the prompt, from the view only. */
  chips?(t: TableController): Chip[];
  /** What a scoring would give right now, seat by seat; shown beside every written score. */
  scoredNow?(view: View): number[] | null;
  /** A number that decides besides the points, for everybody, always visible. */
  note?(view: View, seat: number, say: Say): Note | null;
  /** Those whom nobody plays; the scoring sheet has a column for each. */
  automata?(view: View, say: Say): Automaton[];
  /** The scoring sheet, category by category. The story is the whole one. */
  endRows(view: View, story: readonly Told[]): EndRow[];
  /** The whole position in sentences. */
  text(view: View, say: Say): string[];
  /** One step of the story. Pieces marked data-piece="…" move by themselves before this is called. */
  animate?(t: TableController, told: Told, before: View, after: View): Promise<void> | void;
  /**
   * Answers that cannot be taken back (a die is rolled, something is shown): the first press only
   * chooses, the main button plays. Return its label, null to play at once, or undefined to leave it
   * to the table, which confirms a pass.
   */
  confirm?(t: TableController, says: string): Confirmation | null | undefined;
  /** The main button when nothing is chosen yet; null: none. */
  action?(t: TableController): Action | null;
  /** Answers that have no place on the board and so get a button. Default: "pass". */
  buttons?: string[];
  /** What such a button says here, where the answer's own words say too little; null: those. */
  named?(t: TableController, says: string): string | null;
  /** Further tabs on a phone, e.g. a part of the board that does not fit there. */
  panels?(say: Say): Panel[];
  /** How the tab of the own area is called. */
  ownTab?(say: Say): Tab;
  /** Whether players hold secrets: then a shared screen is handed over face down. */
  secrets?: boolean;
}
