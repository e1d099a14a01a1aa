// People at the tables of boardgame.io's server. A line `PORT TABLES` opens tables; a line `RATE SECONDS` has as many
// moves made a second, each by the player whose turn it is, and measures until the other one has seen it.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { game } from "./boardgame_server.mjs";

const require = createRequire(process.cwd() + "/");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const tables = [];

async function open(port, count) {
  for (let n = 0; n < count; n++) {
    const seats = ["0", "1"].map((playerID) =>
      Client({ game, playerID, matchID: `m${tables.length}`, debug: false, multiplayer: SocketIO({ server: `http://localhost:${port}` }) }),
    );
    const table = { seats, sent: null, line: 0 };
    seats.forEach((client, seat) => client.subscribe((state) => seen(table, seat, state)));
    tables.push(table);
    for (const client of seats) {
      client.start();
      while (client.getState() === null) await pause(5);
    }
  }
}

function seen(table, seat, state) {
  if (!state || !table.sent || table.sent.by === seat || state._stateID <= table.sent.after) return;
  table.sent.done(performance.now() - table.sent.at);
  table.sent = null;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function drive(rate, seconds) {
  const took = [];
  let [due, missed] = [0, 0];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    for (; due < ((performance.now() - began) / 1000) * rate; due++) {
      const order = tables.map((_, n) => tables[(n + due) % tables.length]);
      const free = order.find((each) => !each.sent);
      if (!free) { missed++; continue; }
      const state = free.seats[0].getState();
      const by = Number(state.ctx.currentPlayer);
      free.sent = { by, after: state._stateID, at: performance.now(), done: (ms) => took.push(ms) };
      free.seats[by].moves.mark(Math.floor(Math.random() * 9));
    }
    await pause(1);
  }
  await pause(500);
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? null;
  return { answers: took.length, missed, p50: at(0.5), p99: at(0.99) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const [one, two] = line.split(" ").map(Number);
  if (tables.length === 0 || one > 3000) {
    await open(one, two);
    console.log(JSON.stringify({ tables: tables.length }));
  } else console.log(JSON.stringify(await drive(one, two)));
}
process.exit(0);
