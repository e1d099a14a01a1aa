import type { components } from "./protocol";

export type GameCard = components["schemas"]["GameCard"];

/** The games that this server has. */
export async function listGames(): Promise<GameCard[]> {
  const answer = await fetch("/api/games");
  if (!answer.ok) throw new Error(`/api/games answered ${answer.status}`);
  return (await answer.json()) as GameCard[];
}
