/** The scoring sheet: what the four scorings gave, the final one, and all that was earned on the way. */
import type { EndRow, Facts, Told, View } from "../../table/game";
import { standing } from "../../table/undone";
import { aqua, LETTERS } from "./position";

const SCORINGS = ["control", "bots", "crystals", "octopods"] as const;
const FINALS = ["letters", "time", "submarines", "lab"] as const;

export function endRows(view: View, story: readonly Told[]): EndRow[] {
  const { players } = aqua(view);
  const told = standing(story);
  const sum = (step: string, fact: string) =>
    players.map((_, seat) =>
      told
        .filter((each) => each.step === step && each.facts["seat"] === seat)
        .reduce((points, { facts }) => points + Number(facts[fact] ?? 0), 0),
    );
  const scored = SCORINGS.map((part) => {
    const sign = part === "octopods" ? -1 : 1;
    return { key: `aqs-end-${part}`, points: sum("ScoreSeat", part).map((points) => sign * points) };
  });
  const final = FINALS.map((part) => ({ key: `aqs-end-${part}`, points: sum("ScoreFinally", part) }));
  const net = (seat: number) =>
    told
      .filter((each) => each.step === "ScoreSeat" && each.facts["seat"] === seat)
      .reduce((points, { facts }) => points + Math.max(0, won(facts)), 0);
  // A scoring moves the counter once, so its points are told as a gain as well.
  const actions = { key: "aqs-end-actions", points: sum("GainKnowledge", "points").map((points, seat) => points - net(seat)) };
  const stopped = { key: "aqs-end-stopped", points: sum("StopAtLine", "points").map((points) => -points) };
  const known = [actions, ...scored, stopped, ...final];
  // No counter falls behind a red line it has passed: that much of the octopods was not lost.
  const kept = players.map((_, seat) => known.reduce((left, { points }) => left - (points[seat] ?? 0), view.scores[seat] ?? 0));
  return [actions, ...scored, { key: "aqs-end-kept", points: kept }, stopped, ...final, ...tie(view)];
}

/** What decided where points did not: control, and where that was level, too, crystals. */
function tie(view: View): EndRow[] {
  if (!view.over || view.ending === "points") return [];
  const { players, sectors } = aqua(view);
  const controlled = players.map((_, seat) => LETTERS.filter((letter) => sectors[letter].control === seat).length);
  const control = { key: "aqs-end-tie-control", points: controlled, isFactor: true };
  if (view.ending === "control") return [control];
  return [control, { key: "aqs-end-tie-crystals", points: players.map(({ crystals }) => crystals), isFactor: true }];
}

function won(facts: Facts): number {
  return SCORINGS.reduce((points, part) => points + (part === "octopods" ? -1 : 1) * Number(facts[part] ?? 0), 0);
}
