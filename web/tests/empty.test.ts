import { expect, test } from "vitest";

import History from "../src/account/History.svelte";
import ScoreNow from "../src/games/aquasphere/ScoreNow.svelte";
import Leaders from "../src/lobby/Leaders.svelte";
import { languages, speak } from "../src/words.svelte";
import { drawn, marked, open, viewOf } from "./table";

const first = { games: [], next: null };

test.each([
  ["en", true, "No games yet. Play your first one. Play"],
  ["en", false, "mira has no games yet. The lobby shows who is playing now. Lobby"],
  ["fr", true, "Pas encore de partie. Jouez la première. Jouer"],
] as const)("somebody without games is led on (%s, %s)", (language, isMine, text) => {
  speak(language);
  expect(drawn(History, { handle: "mira", isMine, first, games: [] }).trim()).toBe(text);
  expect(marked(History, { handle: "mira", isMine, first, games: [] })).toContain(isMine ? 'href="/"' : 'href="/lobby"');
});

test.each(languages)("a leaderboard without names leads to a game that counts (%s)", (language) => {
  speak(language);
  const page = marked(Leaders, { leaders: [], game: "nautilus", label: "", mine: null });
  expect(page).toContain('href="/lobby?game=nautilus"');
});

test("the parts of a scoring have words under their icons", async () => {
  const now = { control: 6, bots: 3, crystals: 1, octopods: 3, total: 7 };
  const t = await open("aquasphere", viewOf({ position: { players: [{ now }, { now }, { now }] } }));
  const table = marked(ScoreNow, { t });
  for (const word of ["control", "bots", "crystals", "octop.", "total"]) expect(table).toMatch(new RegExp(`<span[^>]*>${word}</span>`, "u"));
  expect(table).not.toMatch(/class="vh[^"]*">(control|bots|crystals|octop\.|total)</u);
});
