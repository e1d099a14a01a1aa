/** The five colours of the box in order: token and sign, always drawn together. */
const COLOURS = ["yellow", "red", "blue", "green", "white"] as const;

export function tokenOf(colour: number): string {
  return `var(--die-${COLOURS[colour] ?? "white"})`;
}

/** The sign that goes with a colour: star, coral, wave, leaf, pearl. */
export function signOf(colour: number): string {
  return `c-${COLOURS[colour] ?? "white"}`;
}

/** The message that names a colour; an owner's box brings its own. */
export function wordOf(colour: number): string {
  return `colour-${String(colour)}`;
}
