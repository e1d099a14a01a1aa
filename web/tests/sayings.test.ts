import { expect, test } from "vitest";

import HintPanel from "../src/table/HintPanel.svelte";
import MainButton from "../src/table/MainButton.svelte";
import type { Hint } from "../src/wire";
import { languages, speak, wordsOf } from "../src/words.svelte";
import { drawn, open, question, viewOf } from "./table";

const MOST = 62; // characters that fit on a research card, in six lines
const EFFECTS = 15;

test.each(languages)("what a research card says fits on it (%s)", async (language) => {
  speak(language);
  const words = await wordsOf("neweden");
  for (let effect = 0; effect < EFFECTS; effect++) {
    for (const three_in_one of ["no", "yes"]) {
      for (const crab_guild of ["printed", "shell", "octopus"]) {
        const text = words.say(`ne-face-${String(effect)}`, { three_in_one, crab_guild });
        expect(text.length, text).toBeLessThanOrEqual(MOST);
        expect(text).not.toMatch(/\{|ne-face/u);
      }
    }
  }
});

const done = { key: "Done", spelling: "done", number: 0, facts: { kept: 0, returned: 0 } };
const buy = { key: "Buy", spelling: "buy analysis", number: 1, facts: { kind: 7, a_kind: 7, price: 1 } };

test("a hint names the button as it stands on the screen", async () => {
  const view = viewOf({ question: question("BuyModule", {}, [done, buy]) });
  const hints: Hint[] = [done, buy].map(({ spelling }) => ({ says: spelling, share: 0.4, points: 3, visits: 9, gains: [] }));
  const t = await open("nautilus", view, "en", view, hints);
  await t.ponder();
  expect(drawn(MainButton, { t })).toContain("Buy nothing");
  expect(drawn(HintPanel, { t })).toMatch(/1 Buy nothing.*2 buy an analysis module \(1 N\)/u);
});

test("what is the only answer is not asked twice", async () => {
  const pass = { key: "Pass", spelling: "pass", number: 0, facts: {} };
  const asked = (answers: typeof pass[]) => viewOf({ question: question("TakeTurn", { buys: 0, moves: 0, frees: 0 }, answers), position: { passed: [], printed: { passing: [3] } } });
  const alone = await open("neweden", asked([pass]));
  expect(alone.confirmation("pass")).toBeNull();
  expect(drawn(MainButton, { t: alone })).toMatch(/pass/iu);
  const free = await open("neweden", asked([pass, { ...done, facts: {} }]));
  expect(free.confirmation("pass")).toContain("3");
});

test.each([
  ["en", { programs: 2, uses: 1, passes: 1 }, "Program a bot or use one, or pass."],
  ["en", { programs: 2, uses: 0, passes: 0 }, "Program a bot."],
  ["en", { programs: 1, uses: 0, passes: 0 }, "Move your engineer."],
  ["en", { programs: 0, uses: 1, passes: 1 }, "Use a bot, or pass."],
  ["fr", { programs: 1, uses: 1, passes: 0 }, "Déplacez votre ingénieur ou utilisez un robot."],
  ["fr", { programs: 0, uses: 0, passes: 1 }, "Passez."],
] as const)("a turn offers what is possible (%s, %o)", async (language, facts, sentence) => {
  speak(language);
  expect((await wordsOf("aquasphere")).say("ask-TakeTurn", facts)).toBe(sentence);
});

test("the only yes to a question of Nautilus has a button, and its hint the same words", async () => {
  const sonar = { key: "Ping", spelling: "sonar 1", number: 2, facts: { submarine: 0, price: 1 } };
  const t = await open("nautilus", viewOf({ question: question("UseSonar", {}, [sonar, done]) }));
  expect(drawn(MainButton, { t })).toMatch(/No sonar.*Use the sonar: 1 N/u);
  expect(t.called(sonar)).toBe("Use the sonar: 1 N");
  const two = await open("nautilus", viewOf({ question: question("UseSonar", {}, [sonar, { ...sonar, spelling: "sonar 2" }, done]) }));
  expect(drawn(MainButton, { t: two })).not.toContain("Use the sonar");
});
