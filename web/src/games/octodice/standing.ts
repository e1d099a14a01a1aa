/** What the crystals mean among the players, in one sentence. */
import type { Say } from "../../table/game";
import { sheetOf, type Octo } from "./position";

export function crystalWords(say: Say, position: Octo, seat: number): string {
  const sheet = sheetOf(position, seat);
  if (sheet.crystal_bonus >= 0) return say("octo-crystals-brought", { points: sheet.crystal_bonus });
  if (position.sheets.length === 1) return say("octo-crystals-alone");
  if (sheet.crystals === 0) return say("octo-crystals-none");
  const counts = position.sheets.map((each) => each.crystals);
  const place = 1 + counts.filter((count) => count > sheet.crystals).length;
  const equals = counts.filter((count) => count === sheet.crystals).length;
  const points = sheet.now.crystals;
  if (points === 0) return say("octo-crystals-few");
  return say(equals > 1 ? "octo-crystals-shared" : "octo-crystals-place", { place, points });
}
