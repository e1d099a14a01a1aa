import type {
  Address,
  AgentCard,
  BoxWords,
  Chat,
  Facts,
  Filed,
  Frame,
  Frames,
  GameCard,
  GameDetail,
  GamesPage,
  Hint,
  Leaderboard,
  Lesson,
  Me,
  NewTable,
  Profile,
  RatingRules,
  Refused,
  Proof,
  RuleText,
  MadeToken,
  PasskeyCard,
  PasskeyOptions,
  TableCard,
  TokenCard,
  Tempo,
  View,
  Visibility,
  Ways,
  Wish,
} from "./wire";
import type { Language, Words } from "./words.svelte";

const PATIENCE = 8000; // ms

/** The one shape of every error: a key with facts; the sentence is made here. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly facts: Facts = {},
    /** The line of a record that is wrong. */
    readonly line: number | null = null,
  ) {
    super(message);
  }

  /** What is wrong, in the language of the player. */
  spoken(words: Words, names: readonly string[] = []): string {
    const keys = [`trouble-${this.code}`, `refuse-${this.code}`, `error-${this.code}`, this.code];
    const key = keys.find((each) => words.has(each));
    if (!key) return this.message;
    const sentence = words.say(key, this.facts, names);
    return this.line === null ? sentence : words.say("error-in-line", { line: this.line, sentence });
  }
}

interface Problem {
  error?: { code?: string; message?: string; rule?: string | null; facts?: Facts; line?: number | null };
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch {
    throw new Trouble(0, "unreachable", "The server does not answer.");
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new Trouble(response.ok ? 0 : response.status, "unreachable", "The server does not answer.");
  }
  if (response.ok) return body as T;
  const { code = "our-fault", message = "", rule = null, facts = {}, line = null } = (body as Problem).error ?? {};
  throw new Trouble(response.status, code, message, rule, facts, line);
}

/** After a sleep a request may go into a line that is dead: give up on it soon. */
function soon(): AbortSignal {
  const waiting = new AbortController();
  setTimeout(() => {
    waiting.abort();
  }, PATIENCE);
  return waiting.signal;
}

const send = <T>(method: "POST" | "PUT", path: string, body: unknown) =>
  ask<T>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: soon(),
  });
const post = <T>(path: string, body: unknown) => send<T>("POST", path, body);

/** Made up once for everything that changes a table, so that asking twice does it once. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const cache = new Map<string, Promise<unknown>>();
/** Things that do not change while the page is open are asked once; a failure is asked again. */
function once<T>(path: string): Promise<T> {
  const known = cache.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask<T>(path);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

/** Have the server read a box file, and keep it where it is right. */
export const bringBox = (game: string, text: string) => post<{ box: string }>("boxes", { game, text });

export const listGames = () => once<GameCard[]>("games");
export const gameDetail = (game: string) => once<GameDetail>(`games/${game}`);
export const rulesOf = (game: string, lang: Language) => once<RuleText[]>(`games/${game}/rules/${lang}`);
export const lessonOf = (game: string) => once<Lesson>(`games/${game}/lesson`);
export const listAgents = () => once<AgentCard[]>("agents");

export const whoAmI = () => ask<Me>("me");
export const joinServer = (handle: string, password: string) => post<Me>("accounts", { handle, password });
export const signIn = (handle: string, password: string, bring: boolean) =>
  post<Me>("session", { handle, password, bring });
export const signOut = () => ask<Me>("session", { method: "DELETE", signal: soon() });
export const signOutEverywhere = () => ask<Me>("sessions", { method: "DELETE", signal: soon() });
export const changePassword = (wish: string, proof: Proof) => send<Me>("PUT", "password", { wish, ...proof });
export const deleteAccount = (proof: Proof) => post<Me>("account/deletion", proof);
export const waysBack = () => ask<Ways>("recovery");
export const newCodes = (proof: Proof) => post<{ codes: string[] }>("recovery/codes", proof).then(({ codes }) => codes);
export const askForLink = (handle: string) => post<Ways>("recovery/mail", { handle });
export const signInWithCode = (handle: string, code: string, wish: string) =>
  post<Me>("session/code", { handle, code, wish });
export const signInWithLink = (token: string, wish: string) => post<Me>("session/link", { token, wish });
export const showAddress = () => ask<Address>("address");
export const setAddress = (address: string, lang: Language, proof: Proof) =>
  send<Address>("PUT", "address", { address, lang, ...proof });
export const removeAddress = () => ask<Address>("address", { method: "DELETE", signal: soon() });
export const answerMail = (token: string, act: "confirm" | "stop") =>
  post<{ address: string }>(`mail/${encodeURIComponent(token)}/${act}`, {});
export const profileOf = (handle: string) => ask<Profile>(`players/${encodeURIComponent(handle)}`);
export const offerPasskey = (handle: string | null) => post<PasskeyOptions>("passkeys/options", { handle });
export const keepPasskey = (credential: unknown, name: string) => post<Me>("passkeys", { credential, name });
export const askForPasskey = () => post<PasskeyOptions>("session/options", {});
export const signInWithPasskey = (credential: unknown, bring: boolean) =>
  post<Me>("session/passkey", { credential, bring });
export const myPasskeys = () => ask<PasskeyCard[]>("passkeys");
export const removePasskey = (id: string) => ask<PasskeyCard[]>(`passkeys/${id}`, { method: "DELETE", signal: soon() });
export const myTokens = () => ask<TokenCard[]>("tokens");
export const makeToken = (name: string, scope: TokenCard["scope"]) => post<MadeToken>("tokens", { name, scope });
export const revokeToken = (id: string) => ask<TokenCard[]>(`tokens/${id}`, { method: "DELETE", signal: soon() });
export const becomeProgram = () => ask<Me>("program", { method: "PUT", signal: soon() });
export const gamesOf = (handle: string, before: string) =>
  ask<GamesPage>(`players/${encodeURIComponent(handle)}/games?before=${before}`);
export const ratingRules = () => ask<RatingRules>("ratings");
export const leadersOf = (game: string) => ask<Leaderboard>(`games/${game}/leaders`);

export const myTables = () => ask<TableCard[]>("tables");
type Usual = "request" | "visibility" | "begins" | "tempo" | "delay";
export const openTable = (table: Omit<NewTable, Usual> & Partial<NewTable>) =>
  post<{ table: string }>("tables", { ...table, request: newRequest() });
export const viewTable = (table: string, since = 0, seat: number | null = null) =>
  ask<View>(`tables/${table}?since=${String(since)}${seat === null ? "" : `&seat=${String(seat)}`}`, {
    signal: soon(),
  });
export const wordsOfTable = (table: string) => ask<BoxWords>(`tables/${table}/words`);
export const boxOfTable = (table: string) => ask<GameDetail>(`tables/${table}/box`);
export const quickMatch = (game: string, players: number, pace: Tempo["kind"], name: string) =>
  post<{ table: string }>("quick", { game, players, pace, name, request: newRequest() });
export const claimSeat = (table: string, seat: number, name: string) =>
  post<View>(`tables/${table}/seats/${String(seat)}`, { name });
export const freeSeat = (table: string, seat: number) =>
  ask<View>(`tables/${table}/seats/${String(seat)}`, { method: "DELETE", signal: soon() });
export const fillSeat = (table: string, seat: number, agent: string, name: string) =>
  send<View>("PUT", `tables/${table}/seats/${String(seat)}/agent`, { agent, name });
export const standIn = (table: string, seat: number) =>
  ask<View>(`tables/${table}/seats/${String(seat)}/stand-in`, { method: "PUT", signal: soon() });
export const comeBack = (table: string, seat: number) =>
  ask<View>(`tables/${table}/seats/${String(seat)}/stand-in`, { method: "DELETE", signal: soon() });
export const setVisibility = (table: string, visibility: Visibility) =>
  send<View>("PUT", `tables/${table}/visibility`, { visibility });
export const setDelay = (table: string, answers: number) => send<View>("PUT", `tables/${table}/delay`, { answers });
export const setTempo = (table: string, tempo: Tempo | null) => send<View>("PUT", `tables/${table}/tempo`, { tempo });
export const takeHoliday = (table: string, seat: number, days: number) =>
  send<View>("PUT", `tables/${table}/holiday`, { seat, days });
export const resign = (table: string, seat: number) => post<View>(`tables/${table}/seats/${String(seat)}/resign`, {});
export const resume = (table: string) => ask<View>(`tables/${table}/pause`, { method: "DELETE", signal: soon() });
/** Ask everybody for something, or agree; not: decline it, or withdraw the own wish. */
export const sayTo = (table: string, kind: Wish["kind"], seat: number, after: number, agree: boolean) =>
  send<View>("PUT", `tables/${table}/wishes/${kind}`, { seat, after, agree });
export const setReady = (table: string, isReady: boolean) =>
  send<View>("PUT", `tables/${table}/ready`, { is_ready: isReady });
export const startGame = (table: string) => post<View>(`tables/${table}/start`, {});
export const sayAloud = (table: string, text: string, request: string) =>
  post<Chat>(`tables/${table}/chat`, { text, request });
export const muteAuthor = (table: string, line: number, isMuted: boolean) =>
  ask<Chat>(`tables/${table}/chat/${String(line)}/mute`, { method: isMuted ? "PUT" : "DELETE", signal: soon() });
export const reportLine = (table: string, line: number) =>
  ask<Chat>(`tables/${table}/chat/${String(line)}/report`, { method: "PUT", signal: soon() });
export const rematch = (table: string) => post<{ table: string }>(`tables/${table}/rematch`, {});
/** A page of frames, from a line on. */
export const framesOfTable = (table: string, from: number, seat: number | null = null) =>
  ask<Frames>(`tables/${table}/frames?from=${String(from)}${seat === null ? "" : `&seat=${String(seat)}`}`);
export const framesOfRecord = (record: string, from: number) =>
  ask<Frames>(`records/${record}/frames?from=${String(from)}`);
/** All frames of a table from a line on. */
export async function framesSince(table: string, from: number, seat: number | null): Promise<Frame[]> {
  const { frames, last } = await framesOfTable(table, from, seat);
  const next = frames.at(-1)?.line ?? last;
  return next < last ? [...frames, ...(await framesSince(table, next + 1, seat))] : frames;
}
export const fileRecord = (text: string) =>
  ask<Filed>("records", { method: "POST", headers: { "content-type": "text/plain" }, body: text });
export const sendAnswer = (table: string, says: string, seat: number, after: number, request: string) =>
  post<View>(`tables/${table}/answers`, { says, seat, after, request });
export const sendUndo = (table: string, seat: number, after: number, request: string) =>
  post<View>(`tables/${table}/undo`, { seat, after, request });
export const askHint = (table: string, seat: number) => ask<Hint[]>(`tables/${table}/hint?seat=${String(seat)}`);
export const askWhy = (table: string, says: string, seat: number) =>
  ask<Refused | null>(`tables/${table}/why?seat=${String(seat)}&says=${encodeURIComponent(says)}`, {
    signal: soon(),
  });
