import type { TableController } from "../../table/controller.svelte";
import type { Action, Chip, Confirmation, GameTable, Say, View } from "../../table/game";
import { animate } from "./animate";
import Board from "./Board.svelte";
import { airlocksOf, contacts, covered, nameOf, square, zoneAt } from "./geometry";
import { endRows } from "./endrows";
import { handOf } from "./hand.svelte";
import Own from "./Own.svelte";
import { isFace, ownSeat, playerOf, sea } from "./position";
import Rival from "./Rival.svelte";
import RuinsPanel from "./RuinsPanel.svelte";
import { sentences } from "./sentences";
import StationsPanel from "./StationsPanel.svelte";

const PHASES = ["city", "aquanauts", "submarines"] as const;

function progress(view: View, say: Say) {
  const { round, phase, last_round: last } = sea(view);
  const done = PHASES.findIndex((each) => each === phase);
  const label = say("na-round", { round: Math.max(1, round), last: Number(round > 0 && round === last), phase: say(`na-phase-${phase}`) });
  return { label, done: done < 0 ? (phase === "setup" ? 0 : PHASES.length) : done, of: PHASES.length, marks: [] };
}

/** The own Nemos, and how far this question goes. */
function chips(t: TableController): Chip[] {
  const player = playerOf(sea(t.view), t.question?.seat ?? ownSeat(t.view));
  const nemos = { icons: [{ name: "coin" }], text: t.say("na-chip-nemos"), value: String(player.money) };
  const used = Number(t.question?.facts["used"] ?? 0);
  const chip = (name: string, text: string, value: number): Chip[] => [nemos, { icons: [{ name }], text, value: String(value) }];
  switch (t.question?.step) {
    case "PlaceModule":
      return [nemos, ...meeting(t)];
    case "MoveAquanauts":
      return chip("na-training", t.say("na-chip-steps"), player.stations.training.effect - used);
    case "MoveSubmarines":
      return chip("na-technical", t.say("na-chip-range"), player.stations.technical.effect);
    case "UseSonar":
      return chip("na-sonar", t.say("na-chip-sonar"), player.stations.sonar.effect);
    default:
      return [nemos];
  }
}

/** What the edges of the module in hand would meet on the chosen spot. */
function meeting(t: TableController): Chip[] {
  const { kind, turn, chosenBlock: block } = handOf(t);
  if (!kind || block === null) return [];
  const { city, printed } = sea(t.view);
  const met = contacts(city, square(block), airlocksOf(printed, kind, turn));
  const open = met.filter(({ isOpen }) => isOpen).length;
  return [{ icons: [{ name: "airlock" }], text: t.say("na-chip-meets", { open, walls: met.length - open }) }];
}

/** What cannot be taken back, because somebody learns something; and modules that would be lost. */
function confirm(t: TableController, says: string): Confirmation | null {
  const [verb, what = "", name = ""] = says.split(" ");
  const said = t.answer(says);
  switch (verb) {
    case "place":
      return building(t, name, Number(said?.facts["price"] ?? 0));
    case "sonar":
      return t.say("na-confirm-sonar", { price: Number(said?.facts["price"] ?? 0) });
    case "look":
      return t.say("na-confirm-look", { square: what });
    case "sail":
      return sailing(t, name);
    case "done":
      return t.question?.step === "PlaceModule" && losesModules(t) ? t.say("na-confirm-return", { count: inStore(t) }) : null;
    default:
      return null;
  }
}

function building(t: TableController, block: string, price: number): Confirmation {
  const { tokens, face_up: faceUp } = sea(t.view);
  const under = covered(square(block)).map(nameOf);
  const reveals = under.filter((each) => (tokens[each] ?? "") !== "" && !faceUp.includes(each)).length;
  const label = t.say("na-confirm-build", { price });
  return reveals > 0 ? { label, detail: t.say("na-confirm-reveals", { reveals }) } : label;
}

/** A token that is reached is recovered at once; what it costs depends on what it shows. */
function sailing(t: TableController, at: string): Confirmation | null {
  const { tokens, printed } = sea(t.view);
  const word = tokens[at] ?? "";
  if (word === "") return null;
  const price = printed.recovery[zoneAt(printed, square(at))];
  const isFree = printed.free.includes(word);
  const key = isFace(word) ? "na-recover" : "na-recover-unknown";
  return { label: t.say("na-confirm-sail", { square: at }), detail: t.say(key, { price: isFree ? 0 : price }) };
}

function inStore(t: TableController): number {
  return playerOf(sea(t.view), t.question?.seat ?? 0).store.filter((each) => each !== "").length;
}

/** Whether ending the building now sends modules back to the stacks. */
function losesModules(t: TableController): boolean {
  const hasBuilt = sea(t.view).city.length > Number(t.question?.facts["oldest"] ?? 0);
  return Number(t.question?.facts["bought"] ?? 0) === 0 || hasBuilt;
}

/** The yes to a question that could be answered in one other way only. */
function onlyYes(t: TableController): string | null {
  const verb = { UseSonar: "sonar ", LaunchSubmarine: "launch " }[t.question?.step ?? ""];
  const found = verb ? (t.question?.answers ?? []).filter(({ spelling }) => spelling.startsWith(verb)) : [];
  return found.length === 1 ? (found[0]?.spelling ?? null) : null;
}

function action(t: TableController): Action | null {
  const says = onlyYes(t);
  return says === null ? null : { label: named(t, says) ?? "", icon: says.startsWith("sonar") ? "na-sonar" : "submarine", says };
}

/** What stands on the button: the only yes, or "done" by what it means here. */
function named(t: TableController, says: string): string | null {
  if (!t.question) return null;
  const { step } = t.question;
  if (says === onlyYes(t)) return t.say(`na-yes-${step}`, t.answer(says)?.facts);
  if (says !== "done") return null;
  if (step === "PlaceModule") return t.say(losesModules(t) ? "na-done-PlaceModule" : "na-done-keep");
  return t.say(`na-done-${step}`);
}

/** What the own mission would still bring, where it brings anything. */
function scoredNow(view: View): number[] | null {
  const found = sea(view).players.map(({ projected }) => projected);
  return found.some((points, seat) => points !== view.scores[seat]) ? found : null;
}

export const table: GameTable = {
  key: "nautilus",
  Board,
  Own,
  Rival,
  progress,
  chips,
  scoredNow,
  endRows,
  text: sentences,
  animate,
  confirm,
  action,
  named,
  buttons: ["done", "withdraw"],
  ownTab: (say) => ({ icon: "na-purple", label: say("na-rack") }),
  panels: (say) => [
    { key: "stations", icon: "na-training", label: say("na-tab-stations"), Component: StationsPanel },
    { key: "ruins", icon: "na-atlantis", label: say("na-tab-ruins"), Component: RuinsPanel },
  ],
  secrets: true,
};
