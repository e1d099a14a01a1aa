/** What comes over the wire, under the names the client uses; generated from the server's messages. */
import type { components } from "./protocol";

type Schemas = components["schemas"];

/** What words may mention: names of facts with numbers or text. */
export type Facts = Record<string, string | number>;
/** An answer: message `say-<key>` with its facts; `spelling` is what is sent back. */
export type Said = Schemas["Said"];
/** An answer that is not possible now: `refuse-<because>` with its facts, and the rule. */
export type Refused = Schemas["Refused"];
/** What a seat is asked: `ask-<step>`. */
export type Question = Schemas["Question"];
/** One step of the story: `told-<step>`. */
export type Told = Schemas["ToldStep"];
/** Who sits where. */
export type Seat = Schemas["SeatView"];
/** A table before its game begins. */
export type Room = Schemas["Room"];
/** Who may come to a table. */
export type Visibility = View["visibility"];
/** How much time there is. */
export type Tempo = Schemas["Tempo"];
/** The time of one seat. */
export type Clock = Schemas["ClockView"];
/** What somebody asks everybody for. */
export type Wish = Schemas["WishView"];
/** What is agreed at a table beside the rules of its game. */
export type Conduct = Schemas["ConductView"];
/** The open tables. */
export type Lobby = Schemas["Lobby"];
export type LobbyTable = Schemas["LobbyTable"];
/** That it is the owner of the account who asks. */
export type Proof = Partial<Schemas["Proof"]>;
/** A table as one seat (or a spectator: null) sees it; `position` is in the game's own words. */
export type View = Schemas["TableView"];
/** What was said at a table. */
export type Chat = Schemas["Chat"];
export type ChatLine = Schemas["ChatLine"];
/** Who looks at a table without a seat; only over its socket. */
export interface Watchers {
  handles: string[];
  watching: number;
}
/** An answer that was not taken; only over the socket of its table. */
export interface Declined {
  request: string;
  status: number;
  declined: { code: string; message: string; rule: string | null; line: number | null; facts: Facts };
}
/** Words that a box brings; they go before those of its game. */
export type BoxWords = Schemas["BoxWords"];
export type OptionCard = Schemas["OptionCard"];
export type GameCard = Schemas["GameCard"];
export type GameDetail = Schemas["GameDetail"];
/** Whose game it is. */
export type Credits = Schemas["GameCredits"];
/** One of the best few answers, with what a search expects of it. */
export type Hint = Schemas["Hint"];
/** One numbered rule. */
export type RuleText = Schemas["RuleText"];
/** A computer player. */
export type AgentCard = Schemas["AgentCard"];
/** A guided game. */
export type Lesson = Schemas["Lesson"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
/** A table where this player has a seat. */
export type TableCard = Schemas["TableCard"];
/** Where this player is written to. */
export type Address = Schemas["AddressView"];
/** Who plays in this browser. */
export type Me = Schemas["Me"];
/** Somebody with an account, and their games. */
export type Profile = Schemas["Profile"];
export type GamesPage = Schemas["GamesPage"];
/** How well somebody plays a game, where their points come from, which computer players they beat. */
export type GameRating = Schemas["GameRating"];
/** The numbers in the rules of rating. */
export type RatingRules = Schemas["RatingRules"];
export type Scoring = Schemas["Scoring"];
export type Beaten = Schemas["Beaten"];
/** Who plays a game best. */
export type Leaderboard = Schemas["Leaderboard"];
/** A key for programs; itself is told once. */
export type TokenCard = Schemas["TokenCard"];
/** How an account can be got back. */
export type Ways = Schemas["Ways"];
export type PasskeyCard = Schemas["PasskeyCard"];
export type PasskeyOptions = Schemas["PasskeyOptions"];
export type MadeToken = Schemas["MadeToken"];
export type Leader = Schemas["LeaderEntry"];
/** The position after one line. */
export type Frame = Schemas["Frame"];
/** A whole game to step through. */
export type Frames = Schemas["Frames"];
/** A record that was taken in. */
export type Filed = Schemas["Filed"];
