/** The whole position in sentences, drawn from the same view as the board. */
import type { Say, View } from "../../table/game";
import { square, zoneAt } from "./geometry";
import {
  CREATURES,
  faceKey,
  isFace,
  KINDS,
  kindKey,
  missionOf,
  RUINS,
  sea,
  STATIONS,
  stationKey,
  stored,
  ZONES,
  type Player,
  type Sea,
} from "./position";
import { moduleWords } from "./spoken";

export function sentences(view: View, say: Say): string[] {
  const position = sea(view);
  return [
    say("na-text-where", { round: Math.max(1, position.round), phase: say(`na-phase-${position.phase}`), seat: position.active, other: position.first }),
    say(position.is_trench_open ? "na-text-open" : "na-text-closed"),
    ...position.city.map((_, number) => moduleWords(say, position, number)),
    ...tokens(position, say),
    ...position.players.flatMap((player, seat) => person(position, say, player, seat)),
    say("na-text-stacks", { list: KINDS.slice(1).map((kind) => `${say(kindKey(kind))} ${String(position.stacks[kind] ?? 0)}`).join(", ") }),
    ruins(position, say),
  ];
}

/** What lies open, what this player has seen, and how many more lie face down. */
function tokens(position: Sea, say: Say): string[] {
  const entries = Object.entries(position.tokens);
  const named = (isUp: boolean) =>
    entries
      .filter(([at, word]) => isFace(word) && position.face_up.includes(at) === isUp)
      .map(([at, word]) => `${at} ${say(faceKey(word))}`)
      .join(", ");
  const down = ZONES.slice(1).map((zone) => {
    const here = entries.filter(([at, word]) => word !== "" && zoneAt(position.printed, square(at)) === zone);
    return `${say(`zone-${String(ZONES.indexOf(zone))}`)} ${String(here.filter(([, word]) => !isFace(word)).length)}`;
  });
  const none = say("na-text-none");
  return [
    say("na-text-down", { list: down.join(", ") }),
    say("na-text-seen", { list: named(false) || none }),
    say("na-text-up", { list: named(true) || none }),
  ];
}

function person(position: Sea, say: Say, player: Player, seat: number): string[] {
  const none = say("na-text-none");
  const stations = STATIONS.map((each) => `${say(stationKey(each))} ${String(player.stations[each].active)} (${String(player.stations[each].chip)})`);
  const finds = CREATURES.filter((each) => player.finds[each]).map((each) => `${say(faceKey(each))} ${String(player.finds[each])}`);
  const store = player.store.map(stored).flatMap((each) => {
    if (!each) return [];
    const kind = say(kindKey(each.kind));
    return [each.aboard > 0 ? `${kind} (${say("na-crew", { count: each.aboard })})` : kind];
  });
  const mission = missionOf(player);
  return [
    say("na-text-score", { seat, stations: player.station_points, finds: player.discovery_points, nemos: player.money, score: player.score }),
    say("na-text-pieces", {
      seat,
      stock: player.stock,
      boats: player.submarines.filter((at) => at !== "").join(", ") || none,
      store: store.join(", ") || none,
    }),
    say("na-text-stations", { seat, list: stations.join(", ") }),
    say("na-text-finds", { seat, list: finds.join(", ") || none, ruins: player.ruins.join(", ") || none, chip: position.printed.chips[player.place - 1] ?? 0 }),
    mission < 0 ? say("na-text-mission-hidden", { seat }) : say("na-text-mission", { seat, mission }),
  ];
}

function ruins(position: Sea, say: Say): string {
  const found = Object.keys(position.ruins);
  return `${say("na-ruins")}: ${say("na-ruins-found", { found: found.length, of: RUINS })}. ${found.join(", ")}`;
}
