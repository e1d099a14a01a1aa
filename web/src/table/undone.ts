import type { Told } from "../wire";

/** The story without what was taken back: an undo takes back the line before it that still stands. */
export function standing(story: readonly Told[]): Told[] {
  const undos = new Set(story.filter(({ step }) => step === "undo").map(({ line }) => line));
  if (undos.size === 0) return [...story];
  const lines: number[] = [];
  for (let line = story[0]?.line ?? 0; line <= (story.at(-1)?.line ?? 0); line++) {
    if (undos.has(line)) lines.pop();
    else lines.push(line);
  }
  return story.filter(({ line }) => lines.includes(line));
}
