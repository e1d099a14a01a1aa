/** Where things lie, in the units of a drawing that is never shown smaller than it is drawn. */
import { DICE, isWhite, type DieName } from "./position";

/** A drawing of this width is scaled up; below it, it is laid out anew with text as large. */
const BASIN = 560;
const LABS = 480;
const NARROW = 366;
const GAP = 16;
/** Beside the dice the tiles need this height to be read. */
const LOW = 344;
/** The rows of dice lie this far from the middle of the scene, in dice. */
const ROW = 0.63;
/** Less than this and the laboratory no longer stands beside the dice. */
export const SIDE_BY_SIDE = 600;

export interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface BasinLayout {
  width: number;
  /** Of the scene where the dice fall. */
  scene: number;
  /** With the racks. */
  height: number;
  die: number;
  /** The middle of the first of three columns of dice; left of them stands the title. */
  left: number;
  step: number;
  rack: { width: number; height: number; top: number; gap: number; pad: number; slot: number; head: number };
}

export interface BoardLayout {
  basin: BasinLayout;
  /** Width of the dice on the screen; the laboratory has the rest. */
  dice: number;
  labs: { width: number; height: number };
}

/** From narrow to wide, linearly. */
function between(width: number, least: number, most: number): number {
  const share = (width - NARROW) / (BASIN - NARROW);
  return least + (most - least) * Math.max(0, Math.min(1, share));
}

/** `least`: the height it has to fill, in its own units. */
function basinLayout(available: number, least = 0): BasinLayout {
  const width = Math.max(300, Math.min(BASIN, available));
  const die = between(width, 62, 85) * Math.min(1, width / NARROW);
  const gap = between(width, 6, 10);
  const pad = between(width, 8, 14);
  const rackWidth = (width - 2 * gap) / 3;
  const slot = (rackWidth - 2 * pad - gap) / 2;
  const head = between(width, 30, 36);
  const height = head + slot * 1.05 + pad;
  const below = between(width, 8, 12) + height + 2;
  const scene = Math.max(Math.round(between(width, 204, 250)), least - below);
  const top = scene + below - height - 2;
  const step = die * 1.27;
  return {
    width,
    scene,
    height: top + height + 2,
    die,
    left: width - 2 * step - die * 0.72,
    step,
    rack: { width: rackWidth, height, top, gap, pad, slot, head },
  };
}

/** The whole board: dice and laboratory side by side, as high as each other. */
export function boardLayout(available: number): BoardLayout {
  if (available < SIDE_BY_SIDE) {
    const basin = basinLayout(available);
    const width = Math.max(300, Math.min(LABS, available));
    return { basin, dice: available, labs: { width, height: width * 0.86 } };
  }
  const dice = ((available - GAP) * BASIN) / (BASIN + LABS);
  const rest = available - GAP - dice;
  const width = Math.min(LABS, rest);
  const basin = basinLayout(dice, LOW);
  return { basin, dice, labs: { width, height: ((basin.height * dice) / basin.width) * (width / rest) } };
}

/** How dice that were thrown lie: aside, down, turned, and how far from the middle when alone. */
const STRAY = [
  [-0.04, 0.02, -7, 0.1],
  [0.03, -0.03, 6, 0.34],
  [0.01, 0.03, -4, 0.2],
  [-0.03, -0.02, 8, 0.28],
  [0.04, 0.02, -8, 0.04],
  [0.0, -0.01, 5, 0.16],
] as const;

/** In order, after the rolls: white above black. */
export function orderedSpot(basin: BasinLayout, die: DieName): Spot {
  const place = DICE.indexOf(die);
  const x = basin.left + (place % 3) * basin.step;
  return { x, y: basin.scene / 2 + (isWhite(die) ? -1 : 1) * basin.die * ROW, size: basin.die, turn: 0 };
}

/** Strewn, as they were thrown; one that has its column to itself lies nearer to the middle. */
export function thrownSpot(basin: BasinLayout, die: DieName, roll: number, isAlone: boolean): Spot {
  const place = DICE.indexOf(die);
  const [dx, dy, turn, alone] = STRAY[(place + roll * 5) % STRAY.length] ?? STRAY[0];
  const off = (isAlone ? alone : ROW) * (isWhite(die) ? -1 : 1);
  return {
    x: basin.left + (place % 3) * basin.step + dx * basin.die,
    y: basin.scene / 2 + (off + dy) * basin.die,
    size: basin.die,
    turn,
  };
}

/** Where a die lies in a rack: the first or the second slot. */
export function rackSpot(basin: BasinLayout, rack: number, slot: number): Spot {
  const { width, gap, pad, top, head, slot: edge } = basin.rack;
  return {
    x: rack * (width + gap) + pad + edge / 2 + slot * (edge + gap),
    y: top + head + edge * 0.5,
    size: edge * 0.97,
    turn: 0,
  };
}
