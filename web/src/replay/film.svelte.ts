import { framesOfRecord, framesOfTable } from "../api";
import { tableOf } from "../games";
import { TableController } from "../table/controller.svelte";
import type { Frame, Frames, Seat, View } from "../wire";
import { wordsOf } from "../words.svelte";

/** A game to step through: its frames, and a table that nobody can answer at. */
export class Film {
  /** The number of the frame that is shown. */
  at = $state(0);
  /** From whose side the own area is seen. */
  seat = $state(0);

  constructor(
    readonly frames: Frames,
    readonly t: TableController,
    readonly download: string,
  ) {}

  get last(): number {
    return this.frames.frames.length - 1;
  }

  get line(): number {
    return this.frames.frames[this.at]?.line ?? 0;
  }

  /** The frames after which somebody has other points than before. */
  get scorings(): number[] {
    const all = this.frames.frames;
    return all.flatMap((frame, n) => (n > 0 && String(frame.scores) !== String(all[n - 1]?.scores) ? [n] : []));
  }

  /** Show a frame; the next one is told, any other just shown. */
  async go(to: number): Promise<void> {
    const n = Math.max(0, Math.min(to, this.last));
    const frame = this.frames.frames[n];
    if (!frame || n === this.at) return;
    this.at = n;
    await this.t.turn(viewOf(this.frames, frame, this.seat));
  }

  /** The frame of a line, or the nearest before it. */
  frameOf(line: number): number {
    return Math.max(0, this.frames.frames.findLastIndex((frame) => frame.line <= line));
  }

  look(seat: number): void {
    this.seat = seat;
    const frame = this.frames.frames[this.at];
    if (frame) this.t.view = viewOf(this.frames, frame, seat);
  }
}

const NEVER = { possible: false, because: "not-asked", facts: {} };
const PLAYER: Omit<Seat, "name"> = {
  kind: "human",
  agent: "",
  handle: null,
  is_mine: false,
  is_open: false,
  is_ready: true,
  is_here: true,
  stand_in: null,
  is_program: false,
  is_out: false,
  resigned: false,
};

function viewOf(film: Frames, frame: Frame, seat: number): View {
  const isEnd = film.over && frame === film.frames.at(-1);
  return {
    table: "",
    game: film.game,
    line: frame.line,
    seat,
    seats: film.names.map((name) => ({ ...PLAYER, name })),
    position: frame.position,
    question: null,
    deciding: frame.asked ? [frame.asked.seat] : [],
    scores: frame.scores,
    standing: isEnd ? film.standing : film.names.map(() => 0),
    ending: isEnd ? film.ending : "",
    over: isEnd,
    story: frame.story,
    since: 0,
    undo: NEVER,
    options: film.options,
    commitment: film.commitment,
    box_name: film.box_name,
    own_box: false,
    conduct: { arranged: 0, tempo: null, delay: 0, clocks: [], paused: false, wishes: [], take_back: NEVER, pause: NEVER },
    visibility: "friends",
    room: null,
    lesson: null,
    rematch: null,
  };
}

/** Open the game of a table, or a record that was handed in. */
export async function openFilm(parts: string[], line: number | null): Promise<Film> {
  const [first = "", second = ""] = parts;
  const isRecord = first === "record";
  const frames = await (isRecord ? framesOfRecord(second) : framesOfTable(first));
  const [game, words] = await Promise.all([tableOf(frames.game), wordsOf(frames.game, frames.words)]);
  const seat = frames.seat ?? 0;
  const start = line === null ? 0 : Math.max(0, frames.frames.findLastIndex((frame) => frame.line <= line));
  const frame = frames.frames[start];
  if (!frame) throw new Error("An empty record.");
  const t = new TableController(game, words, viewOf(frames, frame, seat), null);
  t.story = frames.frames.flatMap((each) => each.story);
  const download = isRecord ? `/api/records/${second}` : `/api/tables/${first}/record`;
  const film = new Film(frames, t, download);
  film.at = start;
  film.seat = seat;
  return film;
}
