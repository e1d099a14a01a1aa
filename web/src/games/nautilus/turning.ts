import type { TableController } from "../../table/controller.svelte";
import { handOf } from "./hand.svelte";

/** Turn the module in hand; where it fits in one way only, say so. */
export function turn(t: TableController, anchor: Element): void {
  t.close();
  if (!handOf(t).turnOn()) t.tip = { anchor, text: t.say("na-one-way") };
}
