import type { View } from "../../table/game";
import { ofSeat } from "../../table/player";

/** The position as src/pelagos/games/octodice/words/show.py shows it. */
export interface Octo {
  turn: number;
  round: number;
  active: number;
  first: number;
  /** The grid, row by row: "A1", "B1" … */
  tiles: string[];
  /** What each die shows, w1 to b3: "lab", "yellow 0", "octopod", or "" before it is rolled. */
  dice: string[];
  kept: string[];
  extra_now: number[];
  sheets: Sheet[];
  printed: Printed;
}

export interface Sheet {
  crystals: number;
  research: number;
  /** The level of the marker in each column; -1: above it. */
  lab: number[];
  bots: Record<string, number>;
  submarines: string[];
  octopods: number;
  crossed: number[];
  extras: number;
  extra_on: number[];
  used: string[];
  as_bot: string[];
  spent: string[];
  boxes: Record<string, number>[];
  subtotals: number[];
  /** -1: not written yet. */
  crystal_bonus: number;
  lab_bonus: number;
  score: number;
  now: Now;
}

/** What scorings held right now would still add, and what the sheet would then say. */
export interface Now {
  submarines: number;
  penalty: number;
  crystals: number;
  lab: number;
  subtotal: number;
  total: number;
}

/** What is printed on the components of the box in use. */
export interface Printed {
  colours: string[];
  numbers: number[];
  crystals: number;
  path: { colour: string; points: number }[];
  /** The points of each row of bots, by colour. */
  bots: number[][];
  octopods: number;
  penalty: number;
  octopod_bonus: number[];
  crystal_places: number[];
  extras: number;
  rounds: number;
  every: number;
  flexible: string;
  plus: Record<string, number>;
  columns: number[];
  rows: number[];
  crossed: number[];
  submarine: number;
}

export const DICE = ["w1", "w2", "w3", "b1", "b2", "b3"] as const;
export type DieName = (typeof DICE)[number];
export const SYMBOLS = ["crystal", "research", "lab", "bot", "submarine", "octopod"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const COLUMNS = [0, 1, 2] as const;
export const LEVELS = [0, 1, 2] as const;

/** A face: a symbol of the white dice, an octopod, or a number on a colour (its place in the box). */
export type Face = { symbol: Symbol } | { colour: number; number: number };

export function octo(view: View): Octo {
  return view.position as unknown as Octo;
}

export const sheetOf = (position: Octo, seat: number): Sheet => ofSeat(position.sheets, seat);

export function isWhite(die: DieName): boolean {
  return die.startsWith("w");
}

/** What a die shows; null before it is rolled. */
export function faceOf(position: Octo, die: DieName): Face | null {
  const shown = position.dice[DICE.indexOf(die)] ?? "";
  if (shown === "") return null;
  const symbol = SYMBOLS.find((name) => name === shown);
  if (symbol) return { symbol };
  const cut = shown.lastIndexOf(" ");
  const colour = position.printed.colours.indexOf(shown.slice(0, cut));
  return { colour, number: Number(shown.slice(cut + 1)) };
}

export function isOctopod(face: Face | null): boolean {
  return face !== null && "symbol" in face && face.symbol === "octopod";
}

/** The third being played, from 0. */
export function thirdOf(position: Octo): number {
  return Math.max(0, Math.floor((position.round - 1) / position.printed.every));
}

/** Whether the loss of a third is crossed out. */
export function isSafe(sheet: Sheet, third: number): boolean {
  return sheet.crossed[third] === 1;
}

/** Octopod boxes ticked in the third being played; after its scoring the sheet has forgotten. */
export function ticksOf(position: Octo, sheet: Sheet): number {
  return isSafe(sheet, thirdOf(position)) ? position.printed.octopods : sheet.octopods;
}

/** Which turn of its third a round is, from 0. */
export function turnOfThird(position: Octo): number {
  return Math.max(0, (position.round - 1) % position.printed.every);
}

/** Whether a marker of the sheet stands on the tile at this place, or below it in its column. */
export function holds(sheet: Sheet, place: number): boolean {
  return (sheet.lab[place % 3] ?? -1) >= Math.floor(place / 3);
}

/** Whether the tile is in play and serves the owner of the sheet. */
export function hasTile(position: Octo, sheet: Sheet, tile: string): boolean {
  const place = position.tiles.indexOf(tile);
  return place >= 0 && holds(sheet, place);
}

/** Whether a seat is the one person at this screen. */
export function isYou(view: View, seat: number): boolean {
  const mine = view.seats.filter((each) => each.is_mine);
  return mine.length === 1 && view.seats[seat]?.is_mine === true;
}
