/** What would follow from the answer that the pointer rests on, or that is chosen. */
import type { TableController } from "../../table/controller.svelte";
import { COLUMNS, eden, REACH, stationOf, CATEGORIES, type Category } from "./position";

/** The answer under the pointer or the focus. */
export const hovered: { says: string | null } = $state({ says: null });

/** What it belongs to. */
let latest: Element | null = null;

export interface Preview {
  /** A card that would be built. */
  card: string | null;
  /** Damage after the price is paid. */
  damage: number;
  /** Places that an oxygen card reaches from the dome, by arm: how many of each. */
  reach: Partial<Record<Category, number[]>>;
}

export function previewOf(t: TableController, seat: number): Preview | null {
  const says = t.pending ?? hovered.says;
  if (says === null || t.question?.seat !== seat || t.state(says) === "off") return null;
  const position = eden(t.view);
  const station = stationOf(position, seat);
  const limit = (damage: number) => Math.max(0, Math.min(position.printed.most_damage, damage));
  const bought = /^buy (\d)-(\d)$/u.exec(says);
  if (bought) {
    const row = Number(bought[1]) - 1;
    const card = position.board[row * COLUMNS + Number(bought[2]) - 1] ?? "";
    if (!card) return null;
    return { card, damage: limit(station.damage + (position.rows[row]?.damage ?? 0)), reach: {} };
  }
  if (says === "plant") return { card: null, damage: limit(station.damage + station.plant_damage), reach: {} };
  const oxygen = /^oxygen (\d+)$/u.exec(says);
  if (!oxygen) return null;
  const name = station.arms.oxygen[Number(oxygen[1]) - 1] ?? "";
  const reach: Partial<Record<Category, number[]>> = {};
  for (const place of station.reach[name] ?? []) {
    const arm = CATEGORIES[Math.floor(place / REACH)];
    if (arm) reach[arm] = [...(reach[arm] ?? []), place % REACH];
  }
  return { card: null, damage: station.damage, reach };
}

/** Follow the pointer and the focus over something that says an answer. */
export function follows(says: () => string) {
  return (element: Element) => {
    const own = element.closest(".answerable") ?? element;
    const on = () => {
      hovered.says = says();
      latest = own;
    };
    // Later: something that has the focus loses it while the page is being changed.
    const off = () => {
      queueMicrotask(() => {
        if (own === latest) hovered.says = latest = null;
      });
    };
    for (const name of ["pointerenter", "focus"]) own.addEventListener(name, on);
    for (const name of ["pointerleave", "blur"]) own.addEventListener(name, off);
    return () => {
      for (const name of ["pointerenter", "focus"]) own.removeEventListener(name, on);
      for (const name of ["pointerleave", "blur"]) own.removeEventListener(name, off);
    };
  };
}
