/** Players are told apart by shape and colour together; never by one of them alone. */
export const shapes = ["triangle", "circle", "square", "diamond"] as const;
export type Shape = (typeof shapes)[number];

export function shapeOf(seat: number): Shape {
  return shapes[seat % shapes.length] ?? "circle";
}

/** What belongs to a seat, one of those that each has one of. */
export function ofSeat<T>(all: readonly T[], seat: number): T {
  const own = all[seat];
  if (own === undefined) throw new RangeError(`there is no seat ${String(seat)}`);
  return own;
}

/** The icon of a seat, e.g. "p-triangle". */
export function iconOf(seat: number): string {
  return `p-${shapeOf(seat)}`;
}

/** The class that sets `--pc`, the colour of a seat: "p1" to "p4". */
export function classOf(seat: number): string {
  return `p${String((seat % shapes.length) + 1)}`;
}
