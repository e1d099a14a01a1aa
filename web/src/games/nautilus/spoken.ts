/** Things on the table in words: for people who do not see them, and for the explanations. */
import type { Facts, Say } from "../../table/game";
import { blockName } from "./geometry";
import { kindKey, type Sea } from "./position";

/** "module 3, research module, built by Ada; inside: Ada 2, Bo 1; active for Ada". */
export function moduleWords(say: Say, position: Sea, number: number): string {
  const module = position.city[number];
  if (!module) return "";
  const named: Facts = { module: number, kind: say(kindKey(module.kind)), square: blockName(module.at) };
  const parts = [number === 0 ? say("na-base", named) : say("na-module", named)];
  if (module.builder >= 0) parts.push(say("na-built-by", { seat: module.builder }));
  const inside = module.aquanauts.flatMap((count, seat) => (count > 0 ? [say("na-count-of", { seat, count })] : []));
  if (inside.length > 0) parts.push(say("na-inside", { list: inside.join(", ") }));
  const active = module.activated.map((seat) => say("na-name", { seat }));
  if (active.length > 0) parts.push(say("na-active-for", { list: active.join(", ") }));
  return `${parts.join(", ")}.`;
}
