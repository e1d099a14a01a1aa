/** What a player has set on this machine: theme, pace, sound, notices, the name to play under. */
export const themes = ["system", "dark", "light"] as const;
export const speeds = ["normal", "fast", "off"] as const;
export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notices: boolean;
  name: string;
}

const KEPT = "pelagos.settings";
const PACE: Record<Speed, number> = { normal: 1, fast: 0.5, off: 0 };
const DEFAULTS: Kept = { theme: "dark", speed: "normal", sound: false, notices: false, name: "" };
const still = matchMedia("(prefers-reduced-motion: reduce)");
const light = matchMedia("(prefers-color-scheme: light)");

function remembered(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  private kept: Kept = $state.raw(remembered());
  private isStill = $state(still.matches);
  private isLight = $state(light.matches);

  constructor() {
    still.addEventListener("change", () => (this.isStill = still.matches));
    light.addEventListener("change", () => {
      this.isLight = light.matches;
      this.apply();
    });
    this.apply();
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  /** Dark unless somebody asks for light, or for what the system has. */
  get shade(): "dark" | "light" {
    if (this.theme !== "system") return this.theme;
    return this.isLight ? "light" : "dark";
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  /** "Your turn" as a notification of the browser. */
  get notices(): boolean {
    return this.kept.notices;
  }
  get name(): string {
    return this.kept.name;
  }
  get reducedMotion(): boolean {
    return this.isStill;
  }
  /** What every duration is multiplied with: 1, a half, or nothing. */
  get pace(): number {
    return this.isStill ? 0 : PACE[this.speed];
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.kept));
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset["theme"] = this.shade;
    document.documentElement.dataset["speed"] = this.isStill ? "off" : this.speed;
  }
}

export const settings = new Settings();
