import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import sharedEn from "../../src/pelagos/words/en.ftl?raw";
import sharedFr from "../../src/pelagos/words/fr.ftl?raw";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import type { Facts } from "./wire";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
/** Says a message with its facts filled in. */
export type Say = (key: string, facts?: Facts) => string;

const KEPT = "pelagos.language";
/** Facts that are seats and are spoken by the name of the player. */
const SEATS = new Set(["seat", "taker", "owner", "other"]);
const OWN: Record<Language, string> = { en, fr };
const SHARED: Record<Language, string> = { en: sharedEn, fr: sharedFr };
// The words of each game, the same files as the command line reads; loaded with its table.
const GAMES = import.meta.glob<string>("../../src/pelagos/games/*/words.*.ftl", {
  query: "?raw",
  import: "default",
});
// What only its board says.
const BOARDS = import.meta.glob<string>("./games/*/words.*.ftl", { query: "?raw", import: "default" });

let chosen: Language = $state(remembered() ?? preferred());

function remembered(): Language | undefined {
  return languages.find((language) => language === localStorage.getItem(KEPT));
}

function preferred(): Language {
  return navigator.language.startsWith("fr") ? "fr" : "en";
}

/** The language everything is said in. */
export function language(): Language {
  return chosen;
}

/** The same, as it is written where the reader lives: days are put otherwise in en-GB than in en-US. */
export function locale(): string {
  return navigator.languages.find((each) => each.split("-")[0] === chosen) ?? chosen;
}

/** A day, and the time where it is asked for, given in seconds since 1970. */
export function dateOf(seconds: number, timeStyle?: "short"): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle }).format(seconds * 1000);
}

/** Speak another language from now on, also at the next visit. */
export function speak(next: Language): void {
  chosen = next;
  localStorage.setItem(KEPT, next);
}

/** The messages of both languages: the client's, the shared ones, those of a box and of a game. */
export class Words {
  private readonly bundles: Record<Language, FluentBundle>;

  constructor(game: Partial<Record<Language, string>> = {}, box = "") {
    const make = (lang: Language) => bundle(lang, [OWN[lang], SHARED[lang], box, game[lang] ?? ""]);
    this.bundles = { en: make("en"), fr: make("fr") };
  }

  has(key: string): boolean {
    return this.bundles[chosen].hasMessage(key);
  }

  /**
   * A message in the language of the moment; its key where nobody has written it. Whoever sits on the seat
   * `reader` is "you": of every fact that is a seat, messages may ask whether it is that one.
   */
  say(key: string, facts: Facts = {}, names: readonly string[] = [], reader: number | null = null): string {
    const pattern = this.bundles[chosen].getMessage(key)?.value;
    if (!pattern) {
      console.error(`There are no ${chosen} words for ${key}.`);
      return key;
    }
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      spoken[name] = this.fact(name, fact, names);
      if (SEATS.has(name)) spoken[`${name}_is`] = fact === reader ? "you" : "other";
    }
    const troubles: Error[] = [];
    const sentence = this.bundles[chosen].formatPattern(pattern, spoken, troubles);
    for (const trouble of troubles) console.error(`${chosen} words for ${key}: ${trouble.message}`);
    return sentence;
  }

  /** A seat by its name, a number by its word where it has one, or by one for all of them. */
  private fact(name: string, fact: string | number, names: readonly string[]): FluentVariable {
    if (typeof fact !== "number") return fact;
    const player = SEATS.has(name) ? names[fact] : undefined;
    if (player !== undefined) return player;
    const word = `${name}-${String(fact)}`;
    if (this.has(word)) return this.say(word);
    return this.has(`${name}-n`) ? this.say(`${name}-n`, { n: fact }) : fact;
  }
}

/** French signs never stand alone at the beginning or the end of a line. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»])/gu, "\u00a0").replace(/« /gu, "«\u00a0");
}

function bundle(lang: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, transform: lang === "fr" ? unbroken : String });
  // The first to say something keeps the word: a box names its colours before the game does.
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const house = new Words();

/** A message of the client or of the house, outside any game. */
export function say(key: string, facts: Facts = {}): string {
  return house.say(key, facts);
}

/** What the server puts behind the name of a guest that looks like somebody's handle. */
const GUEST = " (guest)";

/** Under which name somebody plays; whoever has deleted their account has none any more. */
export function nameOf(name: string): string {
  if (name.endsWith(GUEST)) return say("name-guest", { name: name.slice(0, -GUEST.length) });
  return name || say("somebody-left");
}

/** The words of a game in both languages; without it, those of the house. */
export async function wordsOf(game: string, box = ""): Promise<Words> {
  const texts: Partial<Record<Language, string>> = {};
  await Promise.all(
    languages.map(async (lang) => {
      const rules = GAMES[`../../src/pelagos/games/${game}/words.${lang}.ftl`];
      const board = BOARDS[`./games/${game}/words.${lang}.ftl`];
      texts[lang] = `${(await rules?.()) ?? ""}\n${(await board?.()) ?? ""}`;
    }),
  );
  return new Words(texts, box);
}
