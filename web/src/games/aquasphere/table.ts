import "./flight.css";
import "./tokens.css";

import type { TableController } from "../../table/controller.svelte";
import type { Chip, GameTable, Say, View } from "../../table/game";
import { animate } from "./animate";
import { BUTTONS } from "./answers";
import Board from "./Board.svelte";
import { endRows } from "./endrows";
import HqPanel from "./HqPanel.svelte";
import Lens from "./Lens.svelte";
import Own from "./Own.svelte";
import { aqua, playerOf, seatOf } from "./position";
import Rival from "./Rival.svelte";
import { sentences } from "./sentences";

function progress(view: View, say: Say) {
  const { round, printed } = aqua(view);
  const now = Math.max(1, round);
  const marks = Array.from({ length: printed.rounds }, (_, n) => n + 1);
  return { label: say("aqs-round", { round: now, of: printed.rounds }), done: now - 1, of: printed.rounds, marks };
}

/** What most answers cost, and what stands in the way of points. */
function chips(t: TableController): Chip[] {
  const { time, capacity, track, crystals } = playerOf(aqua(t.view), seatOf(t.view));
  return [
    { icons: [{ name: "clock", class: "aq-time" }], text: t.say("aqs-chip-time", { time, of: capacity.time }) },
    {
      icons: [{ name: "redline", class: "aq-research" }],
      text: t.say("aqs-chip-line", { free: track.free }),
      ...(crystals === 0 ? { value: t.say("aqs-chip-no-crystal"), bad: true } : {}),
    },
  ];
}

/** Whether a bot can be used or placed in some sector; the lens shows but one. */
function isUsable(t: TableController): boolean {
  return t.question?.answers.some(({ key }) => key === "Use" || key === "Letter") ?? false;
}

export const table: GameTable = {
  key: "aquasphere",
  Board,
  Own,
  Rival,
  progress,
  chips,
  scoredNow: (view) => aqua(view).players.map(({ now }) => now.counter),
  endRows,
  text: sentences,
  animate,
  buttons: BUTTONS,
  ownTab: (say) => ({ icon: "bot", label: say("aqs-tab-own") }),
  panels: (say) => [
    { key: "sector", icon: "sonar", label: say("aqs-tab-sector"), Component: Lens, first: true, calls: isUsable },
    { key: "hq", icon: "engineer", label: say("aqs-tab-hq"), Component: HqPanel, side: true },
  ],
};
