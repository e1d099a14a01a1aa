/** The laboratory: three shafts with three tiles each, docks above, the numbers of the levels. */
export interface LabLayout {
  width: number;
  height: number;
  /** No room for the code of a tile beside its name. */
  isTight: boolean;
  font: number;
  tile: { width: number; height: number };
  dock: { y: number; height: number };
  marker: number;
  /** The left edge of a column, the top of a level. */
  x: (column: number) => number;
  y: (level: number) => number;
  /** The middle of a shaft. */
  shaft: (column: number) => number;
  /** Where a marker stands; level -1 is the dock. Each seat has a rail of its own. */
  rail: (seat: number) => number;
  stand: (level: number) => number;
}

const GAP = 8;
const BETWEEN = 17;
const FOOT = 16;

export function labLayout(width: number, height: number, seats: number): LabLayout {
  const left = width < 400 ? 22 : 40;
  const tileWidth = (width - left - 2 * GAP - 2) / 3;
  const isTight = tileWidth < 104;
  const dock = { y: 6, height: width < 400 ? 34 : 40 };
  const top = dock.y + dock.height + BETWEEN;
  const tileHeight = (height - top - 2 * BETWEEN - FOOT) / 3;
  const marker = Math.min(27, (tileWidth - 14) / seats - 3);
  const x = (column: number) => left + column * (tileWidth + GAP);
  const y = (level: number) => top + level * (tileHeight + BETWEEN);
  return {
    width,
    height,
    isTight,
    font: isTight ? 12 : tileWidth < 130 ? 12.5 : 15,
    tile: { width: tileWidth, height: tileHeight },
    dock,
    marker,
    x,
    y,
    shaft: (column) => x(column) + tileWidth / 2,
    rail: (seat) => (seat - (seats - 1) / 2) * (marker + 5),
    stand: (level) => (level < 0 ? dock.y + dock.height / 2 : y(level) + tileHeight - 1),
  };
}
