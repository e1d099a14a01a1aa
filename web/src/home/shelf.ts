import type { Credits, GameCard } from "../wire";
import { hasBoard } from "../games";

import aquasphere from "../art/scenes/aquasphere.svg";
import nautilus from "../art/scenes/nautilus.svg";
import neweden from "../art/scenes/neweden.svg";
import octodice from "../art/scenes/octodice.svg";

/** A game as its card shows it, whether this server has it or not yet. */
export interface Shown {
  key: string;
  title: string;
  players: [number, number];
  minutes: number;
  /** 1 to 5. */
  weight: number;
  picture: string;
  credits: Credits | null;
  /** What can be played here; null: this server does not offer it. */
  card: GameCard | null;
  /** The server has its rules, but its board is not drawn yet: it is played in the terminal. */
  isInTerminal: boolean;
}

const by = (designer: string, artist: string, publisher: string, year: number): Credits => ({
  designer,
  artist,
  publisher,
  year,
});

/** The four games of the house, in the order of their cards. */
const HOUSE: Omit<Shown, "card" | "isInTerminal">[] = [
  {
    key: "aquasphere",
    title: "AquaSphere",
    players: [2, 4],
    minutes: 100,
    weight: 4,
    picture: aquasphere,
    credits: by("Stefan Feld", "Dennis Lohausen", "Hall Games, Pegasus Spiele", 2014),
  },
  {
    key: "octodice",
    title: "Octo Dice",
    players: [1, 4],
    minutes: 30,
    weight: 2,
    picture: octodice,
    credits: by("Chris Toussaint", "Dennis Lohausen", "Pegasus Spiele", 2015),
  },
  {
    key: "nautilus",
    title: "Nautilus",
    players: [2, 4],
    minutes: 100,
    weight: 3,
    picture: nautilus,
    credits: by("Brigitte & Wolfgang Ditt", "Franz Vohwinkel", "Kosmos", 2002),
  },
  {
    key: "neweden",
    title: "New Eden",
    players: [1, 4],
    minutes: 60,
    weight: 3,
    picture: neweden,
    credits: by("Benjamin Schwer", "Dennis Lohausen", "Schmidt Spiele", 2023),
  },
];

/** What somebody new is offered first: the lightest game of the house that can be played, else any. */
export function lightest(games: Shown[]): Shown | undefined {
  const playable = games.filter((game) => game.card);
  const known = playable.filter((game) => game.weight > 0).sort((one, other) => one.weight - other.weight);
  return known[0] ?? playable[0];
}

/** The four games, and whatever else the server has. */
export function shelf(cards: GameCard[]): Shown[] {
  const house = HOUSE.map((game) => {
    const listed = cards.find((each) => each.key === game.key) ?? null;
    const facts = listed && { players: listed.players, minutes: listed.minutes, title: listed.title };
    const card = hasBoard(game.key) ? listed : null;
    return { ...game, ...facts, card, isInTerminal: listed !== null && card === null };
  });
  const known = new Set(HOUSE.map((game) => game.key));
  const others = cards.filter((card) => !known.has(card.key));
  return [
    ...house,
    ...others.map((card) => ({
      key: card.key,
      title: card.title,
      players: card.players,
      minutes: card.minutes,
      weight: 0,
      picture: "",
      credits: null,
      card,
      isInTerminal: false,
    })),
  ];
}
