import type { View } from "../../table/game";
import { ofSeat } from "../../table/player";

/** The position as src/pelagos/games/neweden/words/show.py shows it. */
export interface Eden {
  round: number;
  phase: "setup" | "market" | "black market" | "auction" | "scoring" | "final";
  nautilus: number;
  active: number;
  passed: number[];
  /** Twelve spaces, row by row: a card, "" or "?" for one that lies face down. */
  board: string[];
  opened: number;
  /** Everybody has chosen in the black market. */
  choices_open: number;
  marked: number[];
  auction: { row: number; bid: number; bidder: number; opener: number; withdrawn: number[] };
  stations: Station[];
  rows: Row[];
  /** The bonus cards of this round. */
  paying: string[];
  printed: Printed;
}

export interface Row {
  price: number;
  damage: number;
  cards: number;
  moves: number;
  owner: number;
}

export interface Station {
  points: number;
  /** -1: behind the screen. */
  coins: number;
  damage: number;
  dome: number;
  out: number;
  plant: number;
  extensions: string[];
  arms: Record<Category, string[]>;
  lying: Record<string, number>;
  working: Record<string, number>;
  used: string[];
  hand: string[];
  /** Secret answers: "" not given, "?" given and hidden, else known. */
  plan: string;
  choice: string;
  earned: number[];
  pointer: number;
  holds: number;
  value: number;
  coin_points: number;
  projected: number;
  means: number;
  row: number;
  is_thought: number;
  plant_coins: number;
  plant_damage: number;
  bonus: Record<string, number>;
  /** For each face-up oxygen card the places that one deeple of the dome could get to. */
  reach: Record<string, number[]>;
}

/** What is printed on a card. */
export interface Card {
  name: string;
  category: Category;
  /** The final box: points, and steps of the red pointer. */
  final_points: number;
  final_pointer: number;
  worksites?: number;
  repair?: number;
  coins?: number;
  points?: number;
  deeples?: number;
  bottles?: number[];
  effect?: string;
}

export interface Printed {
  most_damage: number;
  most_pointer: number;
  market_coins: number[];
  market_damage: number[];
  moves: number[];
  extra_damage: number;
  extension_price: number;
  plant_damage: number[];
  passing: number[];
  bonus_coins: number;
  bonus_points: number;
  cards: Record<string, Card>;
  bonus: Record<string, { name: string; category: Category; reward: "points" | "coins" }>;
  effects: string[];
}

export const CATEGORIES = ["octopus", "crab", "shell", "shipyard", "oxygen", "research"] as const;
export type Category = (typeof CATEGORIES)[number];
export const ARMS = ["shipyard", "octopus", "crab", "shell", "oxygen"] as const;
export type Arm = (typeof ARMS)[number];
export const OUTSIDE: readonly Category[] = ["octopus", "crab", "shell"];
/** The tiles, in the order in which the box names them. */
export const EXTENSIONS = ["octopus", "shipyard", "oxygen", "research"] as const;
export type Extension = (typeof EXTENSIONS)[number];
export const COLUMNS = 3;
const MODULES = 90;
const COPIES = 4;
export const ROWS = [0, 1, 2, 3] as const;
/** Places of one arm in a number that names arm and place. */
export const REACH = 20;
export const PHASES = ["market", "black market", "auction", "scoring"] as const;

/** The house's icons for the categories. */
export const ICONS: Record<Category, string> = {
  octopus: "repair",
  crab: "crab",
  shell: "shellhouse",
  shipyard: "shipyard",
  oxygen: "oxygen",
  research: "research",
};

export function eden(view: View): Eden {
  return view.position as unknown as Eden;
}

export const stationOf = (position: Eden, seat: number): Station => ofSeat(position.stations, seat);

export function cardOf(position: Eden, name: string): Card {
  const card = position.printed.cards[name];
  if (!card) throw new RangeError(`there is no card ${name}`);
  return card;
}

/** The cards that lie in a row now, with their columns; "?" face down. */
export function rowOf(position: Eden, row: number): string[] {
  return position.board.slice(row * COLUMNS, row * COLUMNS + COLUMNS);
}

/** What activating brings; for a shipyard, what building it brings. */
export function gainOf(card: Card): number {
  return card.repair ?? card.coins ?? card.points ?? card.deeples ?? 0;
}

/** The number under which words know a card; the copies of a start card say the same. */
export function numberOf(position: Eden, name: string): number {
  if (name === "?") return -2;
  const at = Object.keys(position.printed.cards).indexOf(name);
  return at < MODULES ? at : MODULES + (at - MODULES) * COPIES;
}

export function bonusNumber(position: Eden, name: string): number {
  return Object.keys(position.printed.bonus).indexOf(name);
}

/** Whether a seat is the one person at this screen. */
export function isYou(view: View, seat: number): boolean {
  const mine = view.seats.filter((each) => each.is_mine);
  return mine.length === 1 && view.seats[seat]?.is_mine === true;
}

/** The seat whose station stands in the middle. */
export function ownSeat(view: View): number {
  return view.seat ?? view.deciding[0] ?? 0;
}

/** The name of the card that words know under a number. */
export function cardNamed(position: Eden, number: number): string {
  const at = number < MODULES ? number : MODULES + Math.floor((number - MODULES) / COPIES);
  return Object.keys(position.printed.cards)[at] ?? "";
}
