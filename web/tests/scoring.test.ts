import { expect, test } from "vitest";

import { table as aquasphere } from "../src/games/aquasphere/table";
import { endRows } from "../src/games/nautilus/endrows";
import type { View } from "../src/table/game";
import { seatOf, signed } from "../src/table/prose";
import type { Told } from "../src/wire";

const seen = (position: object) => ({ position }) as View;
const told = (facts: Told["facts"]) => ({ facts }) as Told;

const station = (chip: number) => ({ active: 0, effect: 0, chip });
/** 11 stations, 9 discoveries, 8 Nemos. */
const diver = {
  stations: { training: station(3), technical: station(3), sonar: station(3), research: station(1), analysis: station(1) },
  finds: { gold: 2, jellyfish: 1 },
  raised: { jellyfish: 1 },
  place: 1,
  station_points: 11,
  discovery_points: 9,
  score: 107,
};
const sea = seen({ players: [diver], printed: { values: { gold: 2, jellyfish: 1 }, chips: [3, 1] } });

test("the sheet of Nautilus names every factor, and only products and Nemos make the total", () => {
  const rows = endRows(sea).map(({ key, points, isFactor }) => [key, points[0], isFactor === true]);
  expect(rows).toEqual([
    ["station-0", 3, true],
    ["station-1", 3, true],
    ["station-2", 3, true],
    ["station-3", 1, true],
    ["station-4", 1, true],
    ["na-end-stations", 11, true],
    ["face-0", 4, true],
    ["face-1", 2, true],
    ["na-end-atlantis", 3, true],
    ["na-end-discoveries", 9, true],
    ["na-end-product", 99, false],
    ["na-end-nemos", 8, false],
  ]);
});

test("the forecast of AquaSphere is the counter that the server names, red lines included", () => {
  const position = { players: [{ points: 20, now: { total: -19, counter: 20 } }, { points: 14, now: { total: 11, counter: 19 } }] };
  expect(aquasphere.scoredNow?.(seen(position))).toEqual([20, 19]);
});

test("a badge belongs to the seat, or the station, that the step tells of", () => {
  expect([seatOf(told({ seat: 1 })), seatOf(told({ station: 2 })), seatOf(told({ round: 1 }))]).toEqual([1, 2, null]);
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "0"]);
});
