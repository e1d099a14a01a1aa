import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The words in a browser that asks for these languages, best first. */
async function wordsIn(languages: string[]) {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { language: languages[0], languages });
  return import("../src/words.svelte");
}
const NOVEMBER_18 = Date.UTC(2026, 10, 18, 12) / 1000;

test.each([
  [["en-GB", "en"], "18 Nov 2026"],
  [["en-US"], "Nov 18, 2026"],
  [["fr-CA", "en-GB"], "18 nov. 2026"],
  [["de-DE", "en-GB"], "18 Nov 2026"],
])("%s reads a day as %s", async (languages, day) => {
  const { dateOf } = await wordsIn(languages);
  expect(dateOf(NOVEMBER_18)).toBe(day);
});

test("a language that the browser does not ask for has dates of its own", async () => {
  const { locale, speak } = await wordsIn(["en-GB"]);
  speak("fr");
  expect(locale()).toBe("fr");
});
