/** The arrow keys go to the nearest thing on the board in their direction. */
export function arrow(key: string, root: HTMLElement): boolean {
  const all = Array.from(root.querySelectorAll<HTMLElement | SVGElement>(".answerable")).filter(isShown);
  const now = document.activeElement;
  if (!(now instanceof HTMLElement || now instanceof SVGElement) || !all.includes(now)) return false;
  const from = middle(now);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return false;
  const [dx = 0, dy = 0] = way;
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const each of all) {
    const to = middle(each);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = along + 2.5 * across;
    if (each !== now && along > 4 && cost < least) [best, least] = [each, cost];
  }
  best?.focus();
  return best !== null;
}

const isShown = (element: Element) => element.getClientRects().length > 0;

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
