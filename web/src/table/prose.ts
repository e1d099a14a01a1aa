import type { Told } from "../wire";

/** A sentence as the second half of another: "Set a die aside." after "Your turn:". */
export function asClause(sentence: string, names: readonly string[]): string {
  const text = sentence.endsWith(".") ? sentence.slice(0, -1) : sentence;
  const word = text.split(/\s/u)[0] ?? "";
  const isOrdinary = /^\p{Lu}\p{Ll}*$/u.test(word) && !names.some((name) => text.startsWith(name));
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Whether a sentence begins with a name; then the rest of it. */
export function afterName(sentence: string, name: string | undefined): string | null {
  const rest = name && sentence.startsWith(name) ? sentence.slice(name.length) : "";
  return rest && !/^\p{L}/u.test(rest) ? rest : null;
}

/** A number with a real minus sign. */
export const minus = (points: number | string) => String(points).replace("-", "−");

/** A number that always says its sign, zero apart. */
export const signed = (points: number) => (points > 0 ? `+${String(points)}` : minus(points));

/** Of whom a step tells: a seat, or in New Eden a station; null: of nobody. */
export function seatOf({ facts }: Told): number | null {
  const seat = facts["seat"] ?? facts["station"];
  return typeof seat === "number" ? seat : null;
}
