/** Where a bubble goes: beside its element, on the side where it covers nothing that is asked. */

export type Side = "above" | "below" | "left" | "right";
export interface Place {
  side: Side;
  left: number;
  top: number;
  /** Where the arrow points, along the side of the bubble. */
  arrow: number;
}

const GAP = 14;
const EDGE = 10;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function place(anchor: Element, bubble: HTMLElement, avoid: Element[], top = EDGE): Place {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const others = avoid.filter((e) => e !== anchor && !e.contains(anchor)).map((e) => e.getBoundingClientRect());
  const found = (["above", "below", "right", "left"] as const).map((side) =>
    candidate(side, at, width, height, top),
  );
  const costs = found.map((each) => cost(each, width, height, [...others, at]));
  return found[costs.indexOf(Math.min(...costs))] ?? (found[0] as Place);
}

function candidate(side: Side, at: DOMRect, width: number, height: number, top: number): Place {
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const wanted = {
    above: { left: middle.x - width / 2, top: at.top - height - GAP },
    below: { left: middle.x - width / 2, top: at.bottom + GAP },
    right: { left: at.right + GAP, top: middle.y - height / 2 },
    left: { left: at.left - width - GAP, top: middle.y - height / 2 },
  }[side];
  const left = clamp(wanted.left, EDGE, innerWidth - width - EDGE);
  const y = clamp(wanted.top, top, innerHeight - height - EDGE);
  const along = side === "above" || side === "below" ? middle.x - left : middle.y - y;
  const length = side === "above" || side === "below" ? width : height;
  return { side, left, top: y, arrow: clamp(along, 18, length - 18) };
}

function cost(at: Place, width: number, height: number, others: DOMRect[]): number {
  const box = { left: at.left, top: at.top, right: at.left + width, bottom: at.top + height };
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
