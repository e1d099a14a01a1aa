/** Real components with real words, drawn from views that a test makes up. */
import type { Component } from "svelte";
import { render } from "svelte/server";

import { tableOf } from "../src/games";
import { TableController } from "../src/table/controller.svelte";
import type { Hint, Question, Told, View } from "../src/wire";
import { speak, wordsOf, type Language } from "../src/words.svelte";

export const NAMES = ["Captain", "Maren", "Kelp"];

/** A view of a table of three, asked nothing; a test says what is different. */
export function viewOf(more: Partial<View>): View {
  const never = { possible: false, because: "not-asked", facts: {} };
  const seat = { kind: "human", stand_in: null, is_mine: false, is_open: false, is_program: false, is_out: false, resigned: false };
  return {
    table: "x7",
    line: 0,
    seat: 0,
    seats: NAMES.map((name, n) => ({ ...seat, name, is_mine: n === 0 })),
    position: {},
    question: null,
    deciding: [],
    scores: [0, 0, 0],
    standing: [0, 0, 0],
    over: false,
    story: [],
    undo: never,
    options: {},
    conduct: { arranged: 0, delay: 0, clocks: [], hints: never },
    lesson: null,
    room: null,
    rated: never,
    marks: [],
    thinks_after: null,
    ...more,
  } as unknown as View;
}

export function told(line: number, step: string, facts: Told["facts"], gains: number[] = []): Told {
  return { line, step, rule: "", facts, answer: null, hidden: false, gains };
}

export function question(step: string, facts: Question["facts"], answers: Partial<Question["answers"][number]>[] = []): Question {
  return { seat: 0, step, rule: "", facts, answers, refused: [] } as unknown as Question;
}

/** A table of a game with its own words, at which everything is accepted and nothing moves. */
export async function open(game: string, view: View, language: Language = "en", after: View = view, hints: Hint[] = []): Promise<TableController> {
  speak(language);
  const still = { ...(await tableOf(game)) };
  delete still.animate;
  const sender = {
    answer: () => Promise.resolve(after),
    undo: () => Promise.resolve(view),
    why: () => Promise.resolve(null),
    hint: () => Promise.resolve(hints),
  };
  const t = new TableController(still, await wordsOf(game), { ...view, game }, sender);
  t.root = { querySelectorAll: () => [] } as unknown as HTMLElement;
  return t;
}

/** A component as it is written for a browser. */
export function marked<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  return render(component as Component<Record<string, unknown>>, { props }).body.replaceAll(/<!--.*?-->/gsu, "");
}

/** What a component says, without its marks; icons say nothing. */
export function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  return marked(component, props).replaceAll(/<[^>]*>/gsu, "").replaceAll(/\s+/gu, " ");
}
