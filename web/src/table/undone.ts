import type { Told } from "../wire";

/**
 * The story without what was taken back: an undo takes back the line before it that still stands, one by
 * consent a line of its own choice and all that followed.
 */
export function standing(story: readonly Told[]): Told[] {
  const undos = new Map(
    story.filter(({ step }) => step === "undo" || step === "takeback").map(({ line, facts }) => [line, facts["line"]]),
  );
  if (undos.size === 0) return [...story];
  let lines: number[] = [];
  for (let line = story[0]?.line ?? 0; line <= (story.at(-1)?.line ?? 0); line++) {
    const target = undos.get(line);
    if (typeof target === "number") lines = lines.filter((each) => each < target);
    else if (undos.has(line)) lines.pop();
    else lines.push(line);
  }
  return story.filter(({ line }) => lines.includes(line));
}
