/** Where things lie in the drawing of the headquarters, 256 by 394. */
import type { Point } from "./geometry";
import type { Room, Space } from "./position";

export const ROOM = { width: 68, height: 54 };
const TIERS_AT = [267, 184, 101] as const; // from the lowest up
const MIDDLE = 128;
export const START_AT: Point = [128, 332];
const START = 17; // from the middle of the start to its upper edge
const PASS = { first: 34, pitch: 62.5, y: 38 };

export const passSlot = (place: number): Point => [PASS.first + place * PASS.pitch, PASS.y];

/** Tier and place of a room, the place counted from the middle of the tier. */
export function seatOfRoom(tiers: Room[][], room: Room): { tier: number; across: number } {
  const tier = tiers.findIndex((rooms) => rooms.includes(room));
  const rooms = tiers[tier] ?? [];
  return { tier, across: rooms.indexOf(room) - (rooms.length - 1) / 2 };
}

export function roomAt(tiers: Room[][], room: Room): Point {
  const { tier, across } = seatOfRoom(tiers, room);
  const pitch = Number.isInteger(across) ? 86 : 88;
  return [MIDDLE + across * pitch, TIERS_AT[tier] ?? TIERS_AT[0]];
}

function spaceAt(tiers: Room[][], space: Room | "start"): Point {
  return space === "start" ? START_AT : roomAt(tiers, space);
}

/** An arrow: from the top of one room to the bottom of the next, straight at both ends. */
export function arrow(tiers: Room[][], from: Room | "start", to: Room): string {
  const [x1, y1] = spaceAt(tiers, from);
  const [x2, y2] = roomAt(tiers, to);
  const begin = y1 - (from === "start" ? START : ROOM.height / 2 + 1);
  const end = y2 + ROOM.height / 2 + 5;
  return `M${String(x1)} ${String(begin)}C${String(x1)} ${String(begin - 20)} ${String(x2)} ${String(end + 24)} ${String(x2)} ${String(end)}`;
}

/** Points along an arrow, for the engineer who follows it. */
export function arrowPoints(tiers: Room[][], from: Room | "start", to: Room): Point[] {
  const [x1, y1] = spaceAt(tiers, from);
  const [x2, y2] = roomAt(tiers, to);
  return Array.from({ length: 9 }, (_, n) => {
    const s = n / 8;
    const ease = s * s * (3 - 2 * s);
    return [x1 + (x2 - x1) * ease, y1 + (y2 - y1) * s] as const;
  });
}

/** Where the engineer of a seat stands: beside the symbol of a room, round the start, or on the pass order track. */
export function engineerAt(tiers: Room[][], space: Space, place: number, of: number, passed: number): Point {
  if (space === "out") {
    const [x, y] = passSlot(Math.max(0, passed));
    return [x + 8, y - 3];
  }
  if (space === "start") return [START_AT[0] + (place - (of - 1) / 2) * 24, START_AT[1] + 4];
  const [x, y] = roomAt(tiers, space);
  return [x + (of > 1 ? 27 - (of - 1 - place) * 16 : 17), y + 7];
}
