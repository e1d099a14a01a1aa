/** What this player is about to do: chosen on the page, known to nobody else. */
import type { TableController } from "../../table/controller.svelte";
import { airlocksOf } from "./geometry";
import { KINDS, ownSeat, playerOf, sea, stored, type Kind } from "./position";

export const QUARTERS = [0, 90, 180, 270] as const;
export type Layer = "seen" | "reach" | "spots";

export class Hand {
  /** The kind of module and the aquanaut or submarine that were pointed at. */
  private picked: Kind | null = $state(null);
  private degrees = $state(0);
  private from: number | null = $state(null);
  private boat: number | null = $state(null);
  /** The answer that the pointer or the focus rests on. */
  over: string | null = $state(null);
  /** What the chart shows. */
  layers: Record<Layer, boolean> = $state({ seen: true, reach: true, spots: true });

  constructor(private readonly t: TableController) {}

  /** Legal answers of a kind, cut into words: ["place", "training", "J7", "90"]. */
  readonly legal: string[][] = $derived.by(() => (this.t.question?.answers ?? []).map(({ spelling }) => spelling.split(" ")));

  // -- a module ------------------------------------------------------------------------------

  get isPlacing(): boolean {
    return this.t.question?.step === "PlaceModule";
  }

  /** The kinds that lie in front of the player, each once. */
  readonly kinds: Kind[] = $derived.by(() => {
    const own = playerOf(sea(this.t.view), ownSeat(this.t.view)).store.map((word) => stored(word)?.kind);
    return KINDS.filter((kind) => own.includes(kind));
  });

  /** The kind in hand: the one chosen, or the first that fits somewhere. */
  get kind(): Kind | null {
    if (!this.isPlacing) return null;
    if (this.picked && this.kinds.includes(this.picked)) return this.picked;
    return this.kinds.find((kind) => this.turns(kind).length > 0) ?? this.kinds[0] ?? null;
  }

  set kind(kind: Kind | null) {
    this.picked = kind;
    this.t.pending = null;
  }

  /** How it is turned: as chosen, or the first way that fits somewhere. */
  get turn(): number {
    const kind = this.kind;
    if (!kind) return 0;
    const here = this.degrees % (90 * this.quarters(kind));
    const fitting = this.turns(kind);
    return fitting.includes(here) ? here : (fitting[0] ?? here);
  }

  /** Turn it once: on a chosen spot to the next way that fits there. False where there is none. */
  turnOn(): boolean {
    const kind = this.kind;
    if (!kind) return false;
    const now = this.turn;
    const block = this.chosenBlock;
    const ways = this.turns(kind, block ?? undefined);
    const next = ways.find((each) => each > now) ?? ways[0];
    if (next === undefined || next === now) return false;
    this.degrees = next;
    if (block) this.t.pending = `place ${kind} ${block} ${String(next)}`;
    return true;
  }

  /** The block that was chosen and waits for the main button. */
  get chosenBlock(): string | null {
    const [verb, , block] = this.t.pending?.split(" ") ?? [];
    return verb === "place" && block !== undefined ? block : null;
  }

  /** In how many ways a module can lie; some look the same when turned. */
  quarters(kind: Kind): number {
    const { printed } = sea(this.t.view);
    const looks = QUARTERS.map((each) => [...airlocksOf(printed, kind, each)].sort().join());
    return looks.filter((look, n) => looks.indexOf(look) === n).length;
  }

  /** The turns with which a module fits somewhere, or on a block. */
  private turns(kind: Kind, block?: string): number[] {
    const found = this.legal.filter(([verb, what, at]) => verb === "place" && what === kind && (block === undefined || at === block));
    return QUARTERS.filter((each) => found.some(([, , , turn]) => Number(turn) === each));
  }

  // -- an aquanaut or a submarine ------------------------------------------------------------

  /** The modules from which an aquanaut may walk. */
  readonly sources: number[] = $derived.by(() => this.numbers(["walk", "visit"]));
  /** The submarines that may move, from 1. */
  readonly boats: number[] = $derived.by(() => this.numbers(["sail"]));

  get source(): number | null {
    if (this.from !== null && this.sources.includes(this.from)) return this.from;
    return this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  }

  set source(module: number | null) {
    this.from = module;
  }

  get submarine(): number | null {
    if (this.boat !== null && this.boats.includes(this.boat)) return this.boat;
    return this.boats[0] ?? null;
  }

  set submarine(number: number | null) {
    this.boat = number;
    this.t.pending = null;
  }

  private numbers(verbs: string[]): number[] {
    const found = this.legal.filter(([verb = ""]) => verbs.includes(verb)).map(([, number]) => Number(number));
    return found.filter((each, n) => found.indexOf(each) === n).sort((a, b) => a - b);
  }
}

const hands = new WeakMap<TableController, Hand>();

/** One hand for each open table: the board, the rack and the buttons share it. */
export function handOf(t: TableController): Hand {
  const hand = hands.get(t) ?? new Hand(t);
  hands.set(t, hand);
  return hand;
}
