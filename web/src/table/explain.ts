import type { Attachment } from "svelte/attachments";

import type { TableController } from "./controller.svelte";

const HOLD = 450; // ms the pointer rests, or the finger presses

/** Explain a number or a mark that is no answer: by resting on it, or by a long press. */
export function explains(t: TableController, text: string): Attachment<Element> {
  return (element) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!t.whyNot && !t.chooser) t.tip = { anchor: element, text };
    };
    const wait = () => {
      clearTimeout(soon);
      soon = setTimeout(show, HOLD);
    };
    const enter = () => {
      if (!t.isStill) wait();
    };
    const press = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "mouse") hide();
      else wait();
    };
    const hide = () => {
      clearTimeout(soon);
      if (t.tip?.anchor === element) t.tip = null;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("pointercancel", hide);
    return () => {
      hide();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("pointercancel", hide);
    };
  };
}
