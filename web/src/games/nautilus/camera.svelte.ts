/** Which part of the chart is seen: panned, zoomed, and brought back to where something is asked. */
import { clamp, EDGE, U, type Point } from "./geometry";

const CLOSE = 46; // px that a square gets where the whole chart would be too small for fingers
const CLOSEST = 96;
const FAR = 26; // px: the smallest squares that show all places of a question at once
const MARGIN = 26; // px at the edges
const TOOLS = 104; // px at the bottom, under what floats there
const SMALL = 15; // px: with smaller squares the chart opens close up

export class Camera {
  x = $state(-EDGE);
  y = $state(-EDGE);
  /** Units from left to right. */
  width = $state(1);
  /** The window, in pixels. */
  pixels = $state({ width: 0, height: 0 });
  private readonly size: { width: number; height: number };
  private isSet = false;

  constructor(rows: number, columns: number) {
    this.size = { width: columns * U + 1.5 * EDGE, height: rows * U + 1.5 * EDGE };
    this.width = this.size.width;
  }

  /** Units for one pixel. */
  get unit(): number {
    return this.pixels.width > 0 ? this.width / this.pixels.width : 1;
  }
  get height(): number {
    return this.pixels.width > 0 ? (this.width * this.pixels.height) / this.pixels.width : this.size.height;
  }
  get viewBox(): string {
    return [this.x, this.y, this.width, this.height].map((each) => each.toFixed(1)).join(" ");
  }
  /** Whether all of it is seen. */
  get isWhole(): boolean {
    return this.width >= this.widest - 1;
  }
  /** Whether the whole chart is too small to play on. */
  get isSmall(): boolean {
    return this.pixels.width > 0 && (this.pixels.width / this.widest) * U < SMALL;
  }
  private get widest(): number {
    const { width, height } = this.pixels;
    return height > 0 ? Math.max(this.size.width, (this.size.height * width) / height) : this.size.width;
  }

  /** The window has another size; the first time, choose what to show. */
  resize(width: number, height: number, around: Point): void {
    if (width === 0 || height === 0) return;
    const wasWhole = this.isWhole;
    const wasSmall = this.isSmall;
    this.pixels = { width, height };
    if (this.isSmall && !wasSmall) this.show(around, (width / CLOSE) * U);
    else if (!this.isSet || wasWhole || (wasSmall && !this.isSmall)) this.showAll();
    else this.moveBy(0, 0);
    this.isSet = true;
  }

  showAll(): void {
    this.width = this.widest;
    this.moveBy(0, 0);
  }

  /** Put a point into the middle. */
  show(at: Point, width = this.width): void {
    this.width = clamp(width, (this.pixels.width / CLOSEST) * U, this.widest);
    this.x = at.x - this.width / 2;
    this.y = at.y - this.height / 2;
    this.moveBy(0, 0);
  }

  /** Larger (less than 1) or smaller, around a point that stays where it is. */
  zoom(factor: number, around: Point = this.middle): void {
    const width = clamp(this.width * factor, (this.pixels.width / CLOSEST) * U, this.widest);
    const scale = width / this.width;
    this.x = around.x - (around.x - this.x) * scale;
    this.y = around.y - (around.y - this.y) * scale;
    this.width = width;
    this.moveBy(0, 0);
  }

  moveBy(dx: number, dy: number): void {
    this.x = within(this.x + dx, this.width, this.size.width);
    this.y = within(this.y + dy, this.height, this.size.height);
  }

  get middle(): Point {
    return { x: this.x + this.width / 2, y: this.y + this.height / 2 };
  }

  sees({ x, y }: Point): boolean {
    const margin = MARGIN * this.unit;
    const floor = this.y + this.height - TOOLS * this.unit;
    return x > this.x + margin && x < this.x + this.width - margin && y > this.y + margin && y < floor;
  }

  /** Have all these places in sight; where they lie too far apart, as many as fit, the nearest first. */
  reveal(points: readonly Point[]): void {
    if (points.length === 0 || this.isWhole || points.every((each) => this.sees(each))) return;
    const { x, y } = this.middle;
    const away = (each: Point) => Math.hypot(each.x - x, each.y - y);
    const nearest = [...points].sort((one, other) => away(one) - away(other));
    const farthest = Math.min(this.widest, (this.pixels.width / FAR) * U);
    let box = around(nearest.slice(0, 1));
    for (let count = nearest.length; count > 1; count--) {
      const wanted = around(nearest.slice(0, count));
      if (this.widthFor(wanted) > farthest) continue;
      box = wanted;
      break;
    }
    const width = Math.max(this.width, this.widthFor(box));
    const hidden = (TOOLS - MARGIN) * (width / this.pixels.width); // more at the bottom than at the top
    this.show({ x: (box.left + box.right) / 2, y: (box.top + box.bottom + hidden) / 2 }, width);
  }

  /** How much has to be seen from left to right, so that a box is clear of the edges and the tools. */
  private widthFor(box: Box): number {
    const { width, height } = this.pixels;
    const across = (box.right - box.left) / (width - 2 * MARGIN);
    const down = (box.bottom - box.top) / Math.max(1, height - MARGIN - TOOLS);
    return Math.max(across, down) * width;
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A window of a length on something longer, or in the middle of something shorter. */
function within(at: number, length: number, whole: number): number {
  if (length >= whole) return -EDGE + (whole - length) / 2;
  return clamp(at, -EDGE, whole - EDGE - length);
}
