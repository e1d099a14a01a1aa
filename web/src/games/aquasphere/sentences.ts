/** The position in sentences: for labels, and the whole of it for those who read or hear the table. */
import type { Say, View } from "../../table/game";
import { aqua, LETTERS, nameKey, programKey, ROOMS, type Aqua, type Letter, type Player, type Program } from "./position";

const list = (say: Say, words: readonly string[]) => (words.length > 0 ? words.join(", ") : say("aqs-nothing"));

/** Whose pieces have a colour: a player by name, or nobody. */
export function colourName(view: View, say: Say, colour: number): string {
  return view.seats[colour]?.name ?? say("aqs-neutral");
}

/** Whose submarines lie in a sector. */
export function dockedNames(view: View, say: Say, letter: Letter): string {
  const { submarines } = aqua(view).sectors[letter];
  return list(say, submarines.map((colour) => colourName(view, say, colour)));
}

/** A sector in one line, for those who cannot see it. */
export function sectorName(view: View, say: Say, letter: Letter): string {
  const { time, crystals, octopods } = aqua(view).sectors[letter];
  return say("aqs-sector", { letter, who: controlled(view, say, letter), time, crystals, octopods });
}

function controlled(view: View, say: Say, letter: Letter): string {
  const { control } = aqua(view).sectors[letter];
  return control < 0 ? say("aqs-nobody") : colourName(view, say, control);
}

export function sentences(view: View, say: Say): string[] {
  const position = aqua(view);
  return [
    say("aqs-text-round", { round: Math.max(1, position.round), of: position.printed.rounds, bulb: position.centre.bulb, seat: position.active }),
    say("aqs-text-order", { names: names(view, say, position.order), passed: names(view, say, position.passed) }),
    ...rooms(position, say),
    say("aqs-text-supply", { ...position.supply }),
    ...LETTERS.flatMap((letter) => sector(view, say, letter)),
    ...position.players.flatMap((player, seat) => [...person(position, say, player, seat), ...scores(say, player, seat)]),
  ];
}

function names(view: View, say: Say, seats: readonly number[]): string {
  return list(say, seats.map((seat) => view.seats[seat]?.name ?? ""));
}

function rooms(position: Aqua, say: Say): string[] {
  const told = (programs: Partial<Record<string, Program>>) =>
    list(say, ROOMS.flatMap((room) => {
      const program = programs[room];
      return program ? [say("aqs-room-short", { room, program: say(programKey(program)) })] : [];
    }));
  const now = say("aqs-text-rooms", { rooms: told(position.programs.rooms) });
  return position.programs.next ? [now, say("aqs-text-next", { rooms: told(position.programs.next_rooms) })] : [now];
}

function sector(view: View, say: Say, letter: Letter): string[] {
  const position = aqua(view);
  const { loading, cards, tiles, time, crystals, octopods, program, lock } = position.sectors[letter];
  const next = position.ring[(position.ring.indexOf(letter) + 1) % position.ring.length] ?? letter;
  const waiting = loading.flatMap((count, colour) => (count > 0 ? [`${colourName(view, say, colour)} ${String(count)}`] : []));
  const adds = position.centre.adds[letter];
  const found = [
    say("aqs-text-sector", { letter, next, lock, who: controlled(view, say, letter), loading: list(say, waiting), program: say(programKey(program)) }),
    say("aqs-text-holds", {
      letter, time, crystals, octopods,
      card: list(say, cards.map((name) => say(nameKey(name)))),
      tile: list(say, tiles.map((name) => say(nameKey(name)))),
      submarines: dockedNames(view, say, letter),
    }),
  ];
  const isLast = position.round >= position.printed.rounds;
  if (!isLast) found.push(say("aqs-text-adds", { letter, time: adds.time, crystals: adds.crystals, octopods: adds.octopods, submarines: adds.submarines }));
  return found;
}

function person(position: Aqua, say: Say, player: Player, seat: number): string[] {
  const where = player.engineer === "start" ? say("aqs-at-start") : player.engineer === "out" ? say("aqs-has-passed") : say("aqs-in-room", { room: player.engineer });
  const { capacity, track } = player;
  return [
    say("aqs-text-player", { seat, points: player.points, free: track.free, where, letter: player.scientist, area: say(programKey(player.area)) }),
    say("aqs-text-has", {
      time: player.time, most_time: capacity.time,
      crystals: player.crystals, most_crystals: capacity.crystals,
      catch: capacity.octopods, bots: player.bots, submarines: player.submarines,
      programmed: list(say, player.programmed.map((program) => say(programKey(program)))),
    }),
    say("aqs-text-lab", {
      letters: player.letters.join(", "),
      tiles: list(say, player.tiles.map((name) => say(nameKey(name)))),
      of: position.printed.expansions,
      cards: list(say, player.cards.map((name) => say(nameKey(name)))),
      most_cards: capacity.cards,
    }),
    say("aqs-text-fares", { seat, fares: LETTERS.map((letter) => `${letter} ${String(player.fares[letter])}`).join(", ") }),
  ];
}

function scores(say: Say, { now, final }: Player, seat: number): string[] {
  return [say("aqs-text-now", { seat, ...now, final: final.total })];
}
