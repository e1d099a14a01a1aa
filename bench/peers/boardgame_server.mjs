// boardgame.io's own server, in memory or (with a folder as second word) on its own FlatFile, with a game of marks on nine cells that begins again when they are full.
import { createRequire } from "node:module";

const require = createRequire(process.cwd() + "/");
const { Server, Origins, FlatFile } = require("boardgame.io/server");

export const game = {
  name: "marks",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      G.cells[id] = playerID;
    },
  },
};

const [port, dir] = process.argv.slice(2);
if (port) {
  const db = dir ? new FlatFile({ dir, ttl: false }) : undefined;
  await Server({ games: [game], origins: [Origins.LOCALHOST], db }).run(Number(port));
  console.log("ready");
}
