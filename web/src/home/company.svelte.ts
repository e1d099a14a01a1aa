import { openTable } from "../api";
import { settings } from "../settings.svelte";
import type { AgentCard, GameCard, NewSeat } from "../wire";
import { say } from "../words.svelte";

export const modes = ["computers", "hotseat", "solo", "online"] as const;
export type Mode = (typeof modes)[number];
export const modeIcons: Record<Mode, string> = {
  computers: "agent",
  hotseat: "hotseat",
  solo: "person",
  online: "link",
};

/** Names for computer players; names of people come from people. */
export const NAMES = ["Kelp", "Maren", "Coral"];
/** Instead of the number of a computer player: every one of them. */
export const ALL = -1;
export const USUAL = "turtle";

/** With whom, and how, a game is to be played. */
export class Company {
  mode: Mode = $state("computers");
  /** Computer players, or (one screen, online) everybody. */
  computers = $state(2);
  people = $state(2);
  /** The level of each computer player. */
  agents: string[] = $state(NAMES.map(() => USUAL));
  names: string[] = $state(["", "", "", ""]);
  options: Record<string, string> = $state({});
  box: { name: string; text: string } | null = $state.raw(null);

  /** The modes a game can be played in. */
  static modesOf(game: GameCard): Mode[] {
    return modes.filter((mode) => mode !== "solo" || game.players[0] === 1);
  }

  /** Back to what a game starts with. */
  reset(game: GameCard, agents: AgentCard[]): void {
    const [least, most] = game.players;
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.box = null;
    if (!Company.modesOf(game).includes(this.mode)) this.mode = "computers";
    this.computers = clamp(this.computers, Math.max(1, least - 1), most - 1);
    this.people = clamp(this.people, Math.max(2, least), most);
    const known = agents.map((each) => each.key);
    this.agents = this.agents.map((level) => (known.includes(level) ? level : (known[0] ?? USUAL)));
  }

  /** The levels that sit at the table, each once. */
  levels(): string[] {
    const seated = this.agents.slice(0, this.computers);
    return seated.filter((level, n) => seated.indexOf(level) === n);
  }

  setLevel(who: number, level: string): void {
    this.agents = this.agents.map((own, n) => (who === ALL || who === n ? level : own));
  }

  /** How many options differ from what the game starts with. */
  changed(game: GameCard): number {
    const own = game.options.filter((option) => this.options[option.key] !== option.default).length;
    return own + (this.box ? 1 : 0);
  }

  seats(): NewSeat[] {
    const me: NewSeat = { kind: "me", name: settings.name || say("default-name"), agent: "" };
    if (this.mode === "solo") return [me];
    if (this.mode === "computers") return [me, ...NAMES.slice(0, this.computers).map((name, n) => agentSeat(name, this.agents[n] ?? USUAL))];
    if (this.mode === "online") return [me, ...repeat(this.people - 1, { kind: "open", name: "", agent: "" } as const)];
    return repeat(this.people, me).map((seat, n) => ({ ...seat, name: this.nameOf(n) }));
  }

  /** The name of a player on a shared screen. */
  nameOf(n: number): string {
    return this.names[n]?.trim() || say("player-human", { number: n + 1 });
  }

  /** Make the table; its address. */
  async start(game: GameCard): Promise<string> {
    const changed = game.options.filter((option) => this.options[option.key] !== option.default);
    const options = Object.fromEntries(changed.map(({ key, default: usual }) => [key, this.options[key] ?? usual]));
    const made = await openTable({
      game: game.key,
      seats: this.seats(),
      options,
      box: this.box?.text ?? null,
      lesson: false,
      visibility: "friends",
      begins: "start",
    });
    return `/table/${made.table}`;
  }
}

const agentSeat = (name: string, agent: string): NewSeat => ({ kind: "agent", name, agent });
const repeat = <T,>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
