import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

const KEPT = "pelagos.language";
const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };

let chosen: Language = $state(remembered() ?? preferred());

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

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

/** Speak another language from now on, also at the next visit. */
export function speak(next: Language): void {
  chosen = next;
  localStorage.setItem(KEPT, next);
}

/** A message of words/<language>.ftl with its facts filled in. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[chosen].getMessage(id)?.value;
  return pattern ? bundles[chosen].formatPattern(pattern, facts) : id;
}
