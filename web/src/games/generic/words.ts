/** A position as "name: value" lines, in the words the game itself uses. */
export function lines(position: Record<string, unknown>): string[] {
  return Object.entries(position).map(([name, value]) => `${name.replaceAll("_", " ")}: ${spell(value)}`);
}

export function spell(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(spell).join(", ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([name, each]) => `${name} ${spell(each)}`)
      .join("; ");
  return String(value);
}
