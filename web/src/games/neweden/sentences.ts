/** The whole position in sentences, from the same view as the board. */
import type { Say, View } from "../../table/game";
import { CATEGORIES, eden, EXTENSIONS, PHASES, ROWS, rowOf, type Eden, type Station } from "./position";
import { bonusText, nameOf, ownerOf } from "./speak";

export function sentences(view: View, say: Say): string[] {
  const position = eden(view);
  const names = view.seats.map((seat) => seat.name);
  const owner = (seat: number) => ownerOf({ names, say }, seat);
  const phase = Math.max(0, PHASES.findIndex((name) => name === position.phase));
  return [
    say("ne-text-round", { round: position.round, phase, owner: owner(position.nautilus) }),
    ...board(position, say, owner),
    ...position.paying.map((bonus) => bonusText({ say, view }, bonus)),
    ...position.stations.flatMap((station, seat) => stationLines(position, station, owner(seat), say)),
  ];
}

function list(position: Eden, say: Say, cards: readonly string[]): string {
  return cards.map((card) => nameOf(say, position, card)).join(", ");
}

function board(position: Eden, say: Say, owner: (seat: number) => string): string[] {
  const isAuction = position.phase === "auction";
  const rows = ROWS.flatMap((row) => {
    const cards = rowOf(position, row).filter((card) => card !== "");
    const it = position.rows[row];
    if (!it || (cards.length === 0 && !isAuction)) return [];
    const facts = { row, cards: list(position, say, cards) || "–", price: it.price, damage: it.damage, moves: it.moves };
    if (isAuction && position.marked.includes(row)) return [say("ne-text-sold", facts)];
    return [say(isAuction ? "ne-text-row" : "ne-text-price", facts)];
  });
  const { row, bid, bidder } = position.auction;
  return bidder >= 0 ? [...rows, say("ne-text-bid", { row, bid, owner: owner(bidder) })] : rows;
}

function stationLines(position: Eden, station: Station, owner: string, say: Say): string[] {
  const facts = {
    owner,
    points: station.points,
    coins: station.coins < 0 ? "?" : station.coins,
    damage: station.damage,
    limit: station.pointer,
    holds: station.holds,
    value: station.value,
    dome: station.dome,
    plant: station.plant,
  };
  const cards = CATEGORIES.flatMap((category) => {
    const names = station.arms[category].map((name) => withDeeples(position, station, name, say));
    return names.length > 0 ? [say("ne-text-arm", { owner, arm: say(`ne-arm-${category}`), cards: names.join(", ") })] : [];
  });
  const built = EXTENSIONS.filter((tile) => station.extensions.includes(tile)).map((tile) => say(`extension-${String(EXTENSIONS.indexOf(tile))}`));
  const hand = station.hand.filter((card) => card !== "");
  return [
    say("ne-text-station", facts),
    ...cards,
    ...(built.length > 0 ? [say("ne-text-built", { owner, cards: built.join(", ") })] : []),
    ...(hand.length > 0 ? [say("ne-text-hand", { owner, cards: list(position, say, hand) })] : []),
  ];
}

function withDeeples(position: Eden, station: Station, card: string, say: Say): string {
  const name = nameOf(say, position, card);
  const [lying, working] = [station.lying[card] ?? 0, station.working[card] ?? 0];
  if (lying + working > 0) return say("ne-text-deeples", { name, lying, working });
  return station.used.includes(card) ? say("ne-text-used", { name }) : name;
}
