/** "Your turn", where somebody looks at something else: the page's icon, the app's badge, a notification. */
import { settings } from "./settings.svelte";

const DOT = "%3Ccircle cx='29' cy='29' r='10' fill='%23ff6b5e' stroke='%2304121f' stroke-width='2'/%3E%3C/svg%3E";

/** Whether this browser can show notifications, and nobody has forbidden it. */
export const canNotify = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";

/** Ask the player, once; whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show on the page's icon, and on the badge of an installed page, whether it is this player's turn. */
export function markTurn(isTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  icon.dataset["usual"] ??= icon.href;
  const usual = icon.dataset["usual"];
  icon.href = isTurn ? usual.replace(/%3C\/svg%3E$/, DOT) : usual;
  if ("setAppBadge" in navigator) void (isTurn ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(String);
}

/** Tell a player who looks elsewhere; one notification a table. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: table });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    settings.set({ notices: false }); // some phones offer them only to installed pages
  }
}
