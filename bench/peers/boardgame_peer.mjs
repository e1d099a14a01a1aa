// boardgame.io: tic-tac-toe by its local client, everybody choosing at random.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(process.cwd() + "/");
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, id) => { G.cells[id] = playerID; } },
  endIf: ({ G }) =>
    LINES.some(([a, b, c]) => G.cells[a] && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) ||
    G.cells.every((cell) => cell !== null) || undefined,
};

function play() {
  const client = Client({ game, debug: false });
  let decisions = 0;
  const began = process.cpuUsage();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    decisions++;
  }
  const { user, system } = process.cpuUsage(began);
  return [decisions, (user + system) * 1000];
}

for await (const line of createInterface({ input: process.stdin })) {
  const seconds = Number(line.split(" ").at(-1));
  let [decisions, games, spent] = [0, 0, 0];
  while (spent < seconds * 1e9) {
    const [more, took] = play();
    [decisions, games, spent] = [decisions + more, games + 1, spent + took];
  }
  const figures = { ns_per_decision: spent / decisions, games_per_second: (games / spent) * 1e9 };
  console.log(JSON.stringify({ ...figures, ns_per_copy: null, version }));
}
