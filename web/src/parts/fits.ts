import type { Attachment } from "svelte/attachments";

/**
 * Text takes the first of these sizes at which it fits the room it has. Where it fits at none, it
 * keeps the last one and `data-tight` says so.
 */
export function fits(sizes: readonly string[]): Attachment<HTMLElement> {
  return (element) => {
    const isIn = () => element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
    const fit = () => {
      delete element.dataset["tight"];
      for (const size of sizes) {
        element.style.fontSize = size;
        if (isIn()) return;
      }
      element.dataset["tight"] = "";
    };
    const words = new MutationObserver(fit);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    // The room is that of the parent: the element itself is as large as its text.
    const room = new ResizeObserver(fit);
    if (element.parentElement) room.observe(element.parentElement);
    fit();
    void document.fonts.ready.then(fit);
    return () => {
      words.disconnect();
      room.disconnect();
    };
  };
}
