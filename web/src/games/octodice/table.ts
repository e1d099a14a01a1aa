import type { TableController } from "../../table/controller.svelte";
import type { Action, Chip, Facts, GameTable, Say, View } from "../../table/game";
import { animate } from "./animate";
import Board from "./Board.svelte";
import { signOf, wordOf } from "./colours";
import LabsPanel from "./LabsPanel.svelte";
import Own from "./Own.svelte";
import { hasTile, octo, sheetOf } from "./position";
import Rival from "./Rival.svelte";
import { sentences } from "./sentences";

function progress(view: View, say: Say) {
  const { round, printed } = octo(view);
  const marks = [1, 2, 3].map((third) => third * printed.every);
  const now = Math.max(1, round);
  return { label: say("octo-round", { round: now, of: printed.rounds }), done: now - 1, of: printed.rounds, marks };
}

/** The next research circle and the octopods of this third: what most dice are kept for. */
function chips(t: TableController): Chip[] {
  const position = octo(t.view);
  const { printed } = position;
  const sheet = sheetOf(position, t.view.seat ?? position.active);
  const next = printed.path[sheet.research];
  const found: Chip[] = [];
  if (next) {
    const colour = printed.colours.indexOf(next.colour);
    const icons = [{ name: "research", class: "od-research" }, { name: signOf(colour), class: `od-${signOf(colour)}` }];
    const text = t.say("octo-chip-research", { colour: t.say(wordOf(colour)) });
    const more = hasTile(position, sheet, "B2") ? (printed.plus["B2"] ?? 0) : 0;
    found.push({ icons, text, value: `+${String(next.points + more)}` });
  }
  const text = t.say("octo-octopods-of", { done: sheet.octopods, of: printed.octopods });
  const loss = sheet.now.penalty;
  found.push({ icons: [{ name: "octopod", class: "od-octopod" }], text, ...(loss > 0 ? { value: `−${String(loss)}`, bad: true } : {}) });
  return found;
}

/** The second die of a roll is confirmed: the others are rolled at once. */
/** Before dice are rolled: by the second die of a pair, or by the last who passes an extra action. */
function confirm(t: TableController, says: string): string | null | undefined {
  if (says.startsWith("keep ")) return octo(t.view).kept.length % 2 === 1 ? t.say("octo-keep-and-roll") : null;
  const othersAreAsked = t.question?.step === "TakeExtra" && t.view.deciding.length > 1;
  return says === "pass" && othersAreAsked ? null : undefined;
}

function action(t: TableController): Action | null {
  if (t.question?.step !== "SetAside") return null;
  const kept = octo(t.view).kept.length % 2;
  return {
    label: t.say("octo-keep-and-roll"),
    icon: "die",
    detail: t.say("octo-count", { done: kept, of: 2 }),
    why: t.say("octo-keep-first", { left: 2 - kept }),
  };
}

/** Category by category, as the sheet adds up. */
function endRows(view: View): { key: string; facts?: Facts; points: number[] }[] {
  const { sheets } = octo(view);
  const sum = (names: (box: string) => boolean) =>
    sheets.map(({ boxes }) => {
      const written = boxes.flatMap((third) => Object.entries(third).filter(([box]) => names(box)));
      return written.reduce((total, [, points]) => total + points, 0);
    });
  const alone = sheets.length === 1;
  const isOctopod = (box: string) => box.startsWith("O") || (alone && box === "X3");
  const isExtra = (box: string) => !alone && box.startsWith("X");
  const isOwn = (box: string) => !isOctopod(box) && !isExtra(box) && /^[ABX]\d$/u.test(box);
  const rows = [
    { key: "octo-end-actions", points: sum(isOwn) },
    { key: "octo-end-octopods", points: sum(isOctopod) },
    { key: "octo-end-extras", points: sum(isExtra) },
    { key: "octo-end-submarines", points: sum((box) => box === "submarines") },
    { key: "octo-end-penalty", points: sum((box) => box === "penalty").map((points) => -points) },
    { key: "octo-end-crystals", points: sheets.map((sheet) => Math.max(0, sheet.crystal_bonus)) },
    { key: "octo-end-lab", points: sheets.map((sheet) => Math.max(0, sheet.lab_bonus)) },
  ];
  return alone ? rows.filter(({ key }) => key !== "octo-end-extras" && key !== "octo-end-crystals") : rows;
}

export const table: GameTable = {
  key: "octodice",
  Board,
  Own,
  Rival,
  progress,
  chips,
  scoredNow: (view) => octo(view).sheets.map((sheet) => sheet.now.total),
  endRows,
  text: sentences,
  animate,
  confirm,
  action,
  buttons: ["pass"],
  panels: (say) => [{ key: "labs", icon: "lab", label: say("octo-labs"), Component: LabsPanel }],
};
