/** The scoring sheet: what the stations give, times what the discoveries give, and the Nemos. */
import type { EndRow, View } from "../../table/game";
import { CREATURES, faceKey, sea, STATIONS, stationKey, type Player } from "./position";

export function endRows(view: View): EndRow[] {
  const { players, printed } = sea(view);
  const factor = (key: string, of: (player: Player) => number): EndRow => ({ key, points: players.map(of), isFactor: true });
  const stations = STATIONS.map((each) => factor(stationKey(each), ({ stations }) => stations[each].chip));
  const finds = CREATURES.map((each) =>
    factor(faceKey(each), ({ finds, raised }) => (finds[each] ?? 0) * (printed.values[each] ?? 0) + (raised[each] ?? 0)),
  );
  const atlantis = factor("na-end-atlantis", ({ place }) => (place > 0 ? (printed.chips[place - 1] ?? 0) : 0));
  const product = players.map((player) => player.station_points * player.discovery_points);
  return [
    ...stations.filter(isAny),
    factor("na-end-stations", (player) => player.station_points),
    ...[...finds, atlantis].filter(isAny),
    factor("na-end-discoveries", (player) => player.discovery_points),
    { key: "na-end-product", points: product },
    { key: "na-end-nemos", points: players.map(({ score }, seat) => score - (product[seat] ?? 0)) },
  ];
}

const isAny = ({ points }: EndRow) => points.some((each) => each !== 0);
