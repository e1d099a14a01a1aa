/** What the player looks at: the sector in the lens, and the area that is aimed at. */
import type { TableController } from "../../table/controller.svelte";
import { aqua, LETTERS, playerOf, seatOf, type Letter, type Program } from "./position";

export const spot: { sector: Letter | null; aimed: { letter: Letter; program: Program } | null } = $state({
  sector: null,
  aimed: null,
});

/** The points that the bot aimed at would bring: the bulb, or the octopods of the sector. */
export function gainOf(t: TableController): number {
  if (!spot.aimed || t.isStill) return 0;
  const { letter, program } = spot.aimed;
  if (!t.answer(`use ${letter} ${program}`)) return 0;
  const position = aqua(t.view);
  if (program === "submarine" || program === "research") return position.centre.bulb;
  if (program !== "octopods") return 0;
  const caught = Math.min(position.sectors[letter].octopods, playerOf(position, seatOf(t.view)).capacity.octopods);
  return position.printed.triangle[caught] ?? 0;
}

/** The sector in the lens: the one that is asked about, else the one that was tapped, else one's own. */
export function shownSector(t: TableController): Letter {
  const asked = LETTERS[Number(t.question?.facts["sector"] ?? -1)];
  return asked ?? spot.sector ?? playerOf(aqua(t.view), seatOf(t.view)).scientist;
}
