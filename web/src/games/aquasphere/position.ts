import type { View } from "../../table/game";
import { ofSeat } from "../../table/player";

/** The position as src/pelagos/games/aquasphere/words/show.py shows it. */
export interface Aqua {
  round: number;
  order: number[];
  /** Seats in the order of passing. */
  passed: number[];
  active: number;
  /** The letters of the sectors round the centre, clockwise. */
  ring: Letter[];
  programs: {
    now: string;
    next: string;
    unseen: string[];
    rooms: Partial<Record<Room, Program>>;
    next_rooms: Partial<Record<Room, Program>>;
  };
  rotation: number;
  supply: { time: number; crystals: number; octopods: number };
  /** Pieces of the colours that nobody plays. */
  neutral: { bots: number[]; submarines: number[] };
  sectors: Record<Letter, Sector>;
  players: Player[];
  centre: { bulb: number; adds: Record<Letter, Refill> };
  printed: Printed;
}

export interface Sector {
  /** What the white area programs. */
  program: Program;
  /** The lock to the next sector clockwise. */
  lock: number;
  time: number;
  crystals: number;
  octopods: number;
  /** The colour on the control space; -1: nobody. */
  control: number;
  /** How many bots of each colour wait in the loading station. */
  loading: number[];
  /** The colours of the submarines, space by space. */
  submarines: number[];
  /** From below; the last one can be taken. */
  cards: string[];
  tiles: string[];
}

export interface Refill {
  time: number;
  crystals: number;
  octopods: number;
  submarines: number;
}

export interface Player {
  points: number;
  time: number;
  crystals: number;
  /** Bots in the supply on the board. */
  bots: number;
  programmed: Program[];
  /** 1: a bot was programmed for time in this round. */
  bought: number;
  engineer: Space;
  scientist: Letter;
  area: Program;
  letter: Letter;
  tiles: string[];
  cards: string[];
  spent: string[];
  submarines: number;
  capacity: Record<Capacity, number>;
  /** All different letters of the lab. */
  letters: Letter[];
  track: { lap: number; space: number; free: number };
  now: { income: number; control: number; bots: number; crystals: number; octopods: number; total: number; counter: number };
  final: { letters: number; time: number; submarines: number; lab: number; total: number };
  /** What the way to each sector costs. */
  fares: Record<Letter, number>;
  /** What each lock costs, by its place in the ring. */
  locks: number[];
  /** What a submarine costs in each sector where it may be placed. */
  docking: Partial<Record<Letter, number>>;
}

/** What boards, cards and tiles of the box in use say. */
export interface Printed {
  rounds: number;
  colours: string[];
  tiers: Room[][];
  arrows: Record<Room | "start", Room[]>;
  loading: number;
  spaces: number[];
  track: number;
  /** Red lines lie in front of these spaces. */
  lines: number[];
  /** The numbers under the bots, column by column; they never fall. */
  numbers: number[][];
  board_bots: number;
  triangle: number[];
  bulbs: number[];
  buy: number;
  returned: number;
  /** Bots on program symbols at most. */
  programmed: number;
  /** Whether an engineer is rewarded in a room without a new bot, too: an option. */
  reward_without_bot: boolean;
  /** What a red line costs in crystals. */
  line: number;
  /** The room of a lab without expansions. */
  base: Record<Capacity, number>;
  expansions: number;
  complete_lab: number;
  all_submarines: number;
  cards: Record<string, Card>;
  tiles: Record<string, TileFace>;
}

export interface Card {
  name: string;
  kind: Kind;
  program: Program | "";
  reward: "time" | "crystals" | "points" | "";
  amount: number;
}

export interface TileFace {
  name: string;
  letters: Letter[];
  adds: Record<Capacity, number>;
}

export const PROGRAMS = ["lab", "time", "crystals", "octopods", "submarine", "research", "program"] as const;
export type Program = (typeof PROGRAMS)[number];
export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
export type Letter = (typeof LETTERS)[number];
export const ROOMS = ["L1", "R1", "L2", "C2", "R2", "L3", "R3"] as const;
export type Room = (typeof ROOMS)[number];
export type Space = Room | "start" | "out";
export const CAPACITIES = ["cards", "crystals", "octopods", "time"] as const;
export type Capacity = (typeof CAPACITIES)[number];
export type Kind =
  | "engineer"
  | "catch"
  | "jump"
  | "overflow"
  | "lock"
  | "half_price"
  | "sideways"
  | "scoring"
  | "immediate";

export function aqua(view: View): Aqua {
  return view.position as unknown as Aqua;
}

export const playerOf = (position: Aqua, seat: number): Player => ofSeat(position.players, seat);

/** The seat whose ways, prices and cards matter on the board: who looks, else whose turn it is. */
export function seatOf(view: View): number {
  return view.seat ?? aqua(view).active;
}

/** The place of a card or a tile in the box, from 0: "RC-07" is the seventh card. */
export function placeOf(name: string): number {
  return Number(name.slice(-2)) - 1;
}

/** The message that names a card or a tile, and the one that explains it. */
export function nameKey(name: string): string {
  return `${name.startsWith("RC") ? "card" : "tile"}-${String(placeOf(name))}`;
}
export function textKey(name: string): string {
  return `${name.startsWith("RC") ? "card" : "tile"}_text-${String(placeOf(name))}`;
}

export function programKey(program: Program): string {
  return `program-${String(PROGRAMS.indexOf(program))}`;
}

/** The icon of a program in the sprite. */
export const iconOfProgram: Record<Program, string> = {
  lab: "lab",
  time: "clock",
  crystals: "crystal",
  octopods: "octopod",
  submarine: "submarine",
  research: "research",
  program: "program",
};
