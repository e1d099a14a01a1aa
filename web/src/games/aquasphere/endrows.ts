/** The scoring sheet: what the four scorings gave, the final one, and all that was earned on the way. */
import type { Told, View } from "../../table/game";
import { standing } from "../../table/undone";
import { aqua } from "./position";

const SCORINGS = ["control", "bots", "crystals", "octopods"] as const;
const FINALS = ["letters", "time", "submarines", "lab"] as const;

export function endRows(view: View, story: readonly Told[]): { key: string; points: number[] }[] {
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
  const later = [...scored, ...final];
  // What a red line cost is no step of a scoring, so it is part of this row.
  const before = players.map((_, seat) => later.reduce((left, { points }) => left - (points[seat] ?? 0), view.scores[seat] ?? 0));
  return [{ key: "aqs-end-actions", points: before }, ...later];
}
