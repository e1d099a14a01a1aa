import type { TableController } from "../../table/controller.svelte";
import type { Action, Automaton, Chip, Facts, GameTable, Note, Say, View } from "../../table/game";
import { animate } from "./animate";
import { chosenIn } from "./answers";
import Board from "./Board.svelte";
import MarketPanel from "./MarketPanel.svelte";
import Own from "./Own.svelte";
import { eden, PHASES } from "./position";
import Rival from "./Rival.svelte";
import { sentences } from "./sentences";
import { named } from "./speak";

const ROUNDS = 3;

function progress(view: View, say: Say) {
  const { round, phase } = eden(view);
  const now = Math.max(1, round);
  const at = PHASES.findIndex((name) => name === phase);
  const done = view.over ? ROUNDS * PHASES.length : (now - 1) * PHASES.length + Math.max(0, at);
  const label = at < 0 ? say("ne-round", { round: now, of: ROUNDS }) : say("ne-round-phase", { round: now, phase: at });
  return { label, done, of: ROUNDS * PHASES.length, marks: [1, 2, 3].map((each) => each * PHASES.length) };
}

/** What passing now is worth; how far the bottle reaches. */
function chips(t: TableController): Chip[] {
  const { passed, printed } = eden(t.view);
  const question = t.question;
  if (question?.step === "TakeTurn") {
    const points = printed.passing[passed.length] ?? 0;
    return [{ icons: [{ name: "ne-nautilus" }], text: t.say("ne-chip-pass"), value: `+${String(points)}` }];
  }
  const large = Number(question?.facts["large"] ?? 0);
  if (large === 0) return [];
  return [{ icons: [{ name: "oxygen" }], text: t.say("ne-chip-bottles", { large, small: Number(question?.facts["small"] ?? 0) }) }];
}

/** A finger cannot rest on an oxygen card to see how far it reaches: it chooses first. */
const isFinger = () => matchMedia("(hover: none)").matches;

function confirm(t: TableController, says: string): string | null {
  const { passed, printed } = eden(t.view);
  const said = t.answer(says);
  if (!said) return null;
  if (says.startsWith("buy ")) return t.say("ne-confirm-buy", said.facts as Facts);
  if (says.startsWith("plan ") && says !== "plan nothing") return t.say("ne-confirm-plan");
  if (says.startsWith("choose ") && says !== "choose none") return t.say("ne-confirm-choose", { count: chosenIn(says).length });
  if (says.startsWith("oxygen ") && isFinger()) return t.say("ne-confirm-move");
  if (says === "pass") return t.say("ne-confirm-pass", { points: printed.passing[passed.length] ?? 0 });
  if (says === "withdraw") return t.say("ne-confirm-withdraw");
  return says === "bid 0" ? t.say("ne-confirm-no-part") : null;
}

/** What most players want next, where nothing on the board glows more. */
function action(t: TableController): Action | null {
  const says = wanted(t);
  const said = says === null ? undefined : t.answer(says);
  if (says === null || !said) return null;
  return { label: t.called(said), icon: /^bid|^outbid/u.test(says) ? "gavel" : "check", says };
}

function wanted(t: TableController): string | null {
  const [only, other] = t.question?.answers ?? [];
  if (only && !other) return only.spelling;
  const legal = (start: string) => t.question?.answers.some(({ spelling }) => spelling.startsWith(start)) ?? false;
  switch (t.question?.step) {
    case "EndTurn":
    case "AfterBid":
    case "BuildBought":
      return "done";
    case "ActivateModules":
      return legal("activate ") ? null : "done";
    case "PickDeeple":
      return legal("from ") ? null : "done";
    case "TakeMoves":
      return legal("oxygen ") ? null : "done";
    case "PlanFreeActions":
      return "plan nothing";
    case "ChooseCards":
      return "choose none";
    case "OpenBidding":
    case "RaiseBid":
      return `bid ${String(eden(t.view).auction.bid + 1)}`;
    case "MeetBid":
      return "outbid";
    default:
      return null;
  }
}

function note(view: View, seat: number, say: Say): Note | null {
  const station = eden(view).stations[seat];
  if (!station) return null;
  const facts = { damage: station.damage, limit: station.pointer };
  const [damage, limit] = [String(station.damage), String(station.pointer)];
  if (station.holds) return { icon: "check", text: `${damage} ≤ ${limit}`, label: say("ne-note-holds", facts) };
  return { icon: "close", text: `${damage} > ${limit}`, label: say("ne-note-falls", facts), bad: true };
}

function automata(view: View, say: Say): Automaton[] {
  return eden(view).stations.flatMap((station, seat) =>
    station.is_thought ? [{ seat, name: say(`seat-${String(seat)}`), points: station.points }] : [],
  );
}

/** What was scored on the way, coins, the station; a collapse takes the station back. */
function endRows(view: View): { key: string; points: number[] }[] {
  const { stations } = eden(view);
  const earned = (at: number) => stations.map((station) => station.earned[at] ?? 0);
  const [coins, final] = [earned(0), earned(1)];
  const values = stations.map((station) => station.value);
  const rows = [
    { key: "ne-end-play", points: stations.map((station, n) => station.points - (coins[n] ?? 0) - (final[n] ?? 0)) },
    { key: "ne-end-coins", points: coins },
    { key: "ne-end-station", points: values },
  ];
  const lost = final.map((points, n) => points - (values[n] ?? 0));
  return lost.some((points) => points !== 0) ? [...rows, { key: "ne-end-collapse", points: lost }] : rows;
}

export const table: GameTable = {
  key: "neweden",
  Board,
  Own,
  Rival,
  progress,
  chips,
  scoredNow: (view) => eden(view).stations.slice(0, view.seats.length).map((station) => station.projected),
  note,
  automata,
  named,
  endRows,
  text: sentences,
  animate,
  confirm,
  action,
  buttons: ["pass", "done"],
  panels: (say) => [{ key: "market", icon: "coin", label: say("ne-tab-market"), first: true, Component: MarketPanel }],
  ownTab: (say) => ({ icon: "power", label: say("ne-tab-own") }),
  secrets: true,
};
