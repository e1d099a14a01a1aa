import { framesOfRecord, framesOfTable } from "../api";
import { tableOf } from "../games";
import { TableController } from "../table/controller.svelte";
import type { Frame, Frames, Seat, View } from "../wire";
import { wordsOf } from "../words.svelte";

const PAGE = 100; // frames that the server sends together

/** A page of a game, from a line on. */
type Load = (from: number) => Promise<Frames>;

/** A game to step through, at a table that nobody can answer at. Its frames come page by page. */
export class Film {
  /** The line after which the game is shown. */
  line = $state(0);
  /** From whose side the own area is seen. */
  seat = $state(0);
  /** The frame of each line that is here. */
  private frames: (Frame | undefined)[] = $state.raw([]);
  /** What becomes of each page. */
  private readonly pages: (Promise<void> | undefined)[] = [];

  constructor(
    readonly about: Frames,
    readonly t: TableController,
    readonly download: string,
    readonly isRecord: boolean,
    private readonly load: Load,
  ) {
    this.take(about);
  }

  get last(): number {
    return this.about.last;
  }

  /** Whether this server says that it was played here. */
  get isFromHere(): boolean {
    return typeof this.about.site === "string";
  }

  /** What is known of where a record was played; of the games of tables it goes without saying. */
  get origin(): string {
    if (!this.isRecord) return "";
    return this.t.say(this.isFromHere ? "replay-from-here" : "replay-handed-in");
  }

  /** The lines after which somebody has other points than before. */
  get scorings(): number[] {
    const points = this.frames.map((frame) => frame && String(frame.scores));
    return points.flatMap((now, n) => (now && points[n - 1] && now !== points[n - 1] ? [n] : []));
  }

  /** Show the game after a line; the next one is told, any other just shown. */
  async go(to: number): Promise<void> {
    const line = Math.max(0, Math.min(to, this.last));
    if (line === this.line) return;
    this.line = line;
    if (!this.frames[line]) await this.page(line);
    const frame = this.frames[line];
    void this.page(Math.min(line + PAGE, this.last));
    if (frame && this.line === line) await this.t.turn(viewOf(this.about, frame, this.seat));
  }

  look(seat: number): void {
    this.seat = seat;
    const frame = this.frames[this.line];
    if (frame) this.t.view = viewOf(this.about, frame, seat);
  }

  /** Everything else, one page after the other: the story and the points of the whole game. */
  async fill(): Promise<void> {
    for (let line = 0; line <= this.last; line += PAGE) await this.page(line);
  }

  /** The page with a line, loaded once; where that fails it is asked for again the next time. */
  private page(line: number): Promise<void> {
    const number = pageOf(line);
    return (this.pages[number] ??= this.load(number * PAGE).then(
      (page) => {
        this.take(page);
      },
      () => {
        this.pages[number] = undefined;
      },
    ));
  }

  private take(page: Frames): void {
    const frames = [...this.frames];
    for (const frame of page.frames) frames[frame.line] = frame;
    this.frames = frames;
    this.t.story = frames.flatMap((frame) => frame?.story ?? []);
    const first = page.frames[0];
    if (first) this.pages[pageOf(first.line)] = Promise.resolve();
  }
}

const pageOf = (line: number) => Math.floor(line / PAGE);

const NEVER = { possible: false, because: "not-asked", facts: {} };
const SEAT: Omit<Seat, "name" | "kind" | "agent"> = {
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

const seatOf = (name: string, agent: string): Seat => ({ ...SEAT, name, agent, kind: agent ? "agent" : "human" });

function viewOf(film: Frames, frame: Frame, seat: number): View {
  const isEnd = film.over && frame.line === film.last;
  return {
    table: "",
    game: film.game,
    line: frame.line,
    seat,
    seats: film.names.map((name, n) => seatOf(name, film.agents?.[n] ?? "")),
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
    conduct: { arranged: 0, tempo: null, delay: 0, clocks: [], paused: false, wishes: [], take_back: NEVER, pause: NEVER, hints: NEVER },
    visibility: "friends",
    room: null,
    lesson: null,
    rematch: null,
    thinks_after: null,
    rated: NEVER,
    marks: film.marks ?? [],
  };
}

/** Open the game of a table, or a record that was handed in. */
export async function openFilm(parts: string[], line: number | null): Promise<Film> {
  const [first = "", second = ""] = parts;
  const isRecord = first === "record";
  const load: Load = (from) => (isRecord ? framesOfRecord(second, from) : framesOfTable(first, from));
  const wish = line !== null && line > 0 ? Math.trunc(line) : 0;
  let page = await load(pageOf(wish) * PAGE);
  const start = Math.min(wish, page.last);
  if (page.frames.length === 0) page = await load(pageOf(start) * PAGE);
  const [game, words] = await Promise.all([tableOf(page.game), wordsOf(page.game, page.words)]);
  const frame = page.frames.find((each) => each.line === start);
  if (!frame) throw new Error("An empty record.");
  const seat = page.seat ?? 0;
  const t = new TableController(game, words, viewOf(page, frame, seat), null);
  const download = isRecord ? `/api/records/${second}` : `/api/tables/${first}/record`;
  const film = new Film(page, t, download, isRecord, load);
  film.line = start;
  film.seat = seat;
  void film.fill();
  return film;
}
