import type { Say, View } from "../../table/game";
import { ofSeat } from "../../table/player";

/** The position as src/pelagos/games/nautilus/words/show.py shows it. */
export interface Sea {
  round: number;
  phase: "setup" | "city" | "aquanauts" | "submarines" | "scoring";
  active: number;
  first: number;
  /** The last round, once it is known; else 0. */
  last_round: number;
  is_trench_open: number;
  stacks: Record<string, number>;
  city: Module[];
  /** Who holds the "3" of each station; -1: nobody. */
  chips: Record<Station, number>;
  /** By square: a face, "?" (nobody knows), "hidden" (somebody else does), or "" (gone). */
  tokens: Record<string, string>;
  face_up: string[];
  /** By zone: what may still lie where this player has not looked. */
  bag: Record<string, Record<string, number>>;
  gone: Record<string, number>;
  /** By number: who found it; -1: nobody, it was uncovered. */
  ruins: Record<string, number>;
  are_missions_open: number;
  /** Submarines of the active player that have made their move. */
  sailed: number[];
  players: Player[];
  /** By answer: the squares of a submarine's way, or the modules of an aquanaut's. */
  paths: Record<string, string[]>;
  printed: Printed;
}

export interface Module {
  kind: Kind;
  at: string;
  turn: number;
  builder: number;
  aquanauts: number[];
  activated: number[];
  airlocks: Direction[];
  passages: number[];
}

export interface Player {
  money: number;
  stock: number;
  /** "training", "purple 3", or "" where nothing is stored. */
  store: string[];
  /** By number; "" where it is not at sea. */
  submarines: string[];
  seen: string[];
  finds: Record<string, number>;
  raised: Record<string, number>;
  /** "M1" to "M4", "hidden", or "" before it is dealt. */
  mission: string;
  stations: Record<Station, { active: number; effect: number; chip: number }>;
  types: number;
  ruins: number[];
  /** By ruins found, from 1; 0 without any. */
  place: number;
  station_points: number;
  discovery_points: number;
  score: number;
  /** What the mission would make of it at best. */
  projected: number;
}

/** What is printed on the components of the box in use. */
export interface Printed {
  /** The map: L S D T by zone, a small letter where a token lies. */
  rows: string[];
  airlocks: Record<Kind, Direction[]>;
  building: Record<Zone, number>;
  /** Nemos for a token of a zone, and the faces that cost nothing. */
  recovery: Record<Zone, number>;
  free: string[];
  effects: Record<Station, number[]>;
  values: Record<string, number>;
  prices: { exploration: number; aquanaut: number; sonar: number; rent: number; raising: number };
  aquanauts: number;
  submarines: number;
  missions: string[][];
  closing: number[];
  rounds_after: number;
  station_points: number[];
  leader: number;
  leader_needs: number;
  chips: number[];
}

export const KINDS = ["base", "purple", "green", "training", "technical", "sonar", "research", "analysis"] as const;
export type Kind = (typeof KINDS)[number];
export const STATIONS = ["training", "technical", "sonar", "research", "analysis"] as const;
export type Station = (typeof STATIONS)[number];
export const ZONES = ["lagoon", "seabed", "deep", "trench"] as const;
export type Zone = (typeof ZONES)[number];
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const CREATURES = ["gold", "jellyfish", "urchin", "scallop", "snail"] as const;
export type Creature = (typeof CREATURES)[number];
export const RUINS = 15;
const FACES: readonly string[] = [...CREATURES, "chest", "boost"];

export function sea(view: View): Sea {
  return view.position as unknown as Sea;
}

export const playerOf = (position: Sea, seat: number): Player => ofSeat(position.players, seat);

export function isHabitation(kind: Kind): boolean {
  return kind === "purple" || kind === "green";
}

/** "purple 3" as a kind and its crew. */
export function stored(word: string): { kind: Kind; aboard: number } | null {
  const [name = "", aboard = "0"] = word.split(" ");
  const kind = KINDS.find((each) => each === name);
  return kind ? { kind, aboard: Number(aboard) } : null;
}

/** The word of a face: "face-3", or "face-7" for the first of Atlantis. */
export function faceKey(face: string): string {
  const [, ruin] = face.split(" ");
  return `face-${String(ruin === undefined ? FACES.indexOf(face) : FACES.length - 1 + Number(ruin))}`;
}

/** What a face does, in the game's words. */
export function faceEffect(say: Say, view: View, face: string): string {
  const [, ruin] = face.split(" ");
  if (ruin === undefined) return say(`${faceKey(face)}-effect`);
  return sea(view).printed.closing.includes(Number(ruin)) ? closingEffect(say, view) : say("token-atlantis-effect");
}

/** How the tokens of Atlantis end the game at this table. */
export function closingEffect(say: Say, view: View): string {
  const { closing, rounds_after: rounds } = sea(view).printed;
  return say("token-closing-effect", { ...view.options, list: closing.join(", "), rounds });
}

/** Whether a word on the chart is a face that this player knows. */
export function isFace(word: string): boolean {
  return word !== "" && word !== "?" && word !== "hidden";
}

export function kindKey(kind: Kind): string {
  return `kind-${String(KINDS.indexOf(kind))}`;
}

export function stationKey(station: Station): string {
  return `station-${String(STATIONS.indexOf(station))}`;
}

/** The seat whose knowledge and pieces this page shows. */
export function ownSeat(view: View): number {
  return view.seat ?? view.deciding[0] ?? 0;
}

/** Whether a seat is the one person at this screen. */
export function isYou(view: View, seat: number): boolean {
  const mine = view.seats.filter((each) => each.is_mine);
  return mine.length === 1 && view.seats[seat]?.is_mine === true;
}

/** The mission of a seat, from 0; -1 where this player does not know it. */
export function missionOf(player: Player): number {
  return /^M\d$/u.test(player.mission) ? Number(player.mission.slice(1)) - 1 : -1;
}
