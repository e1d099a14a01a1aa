const MOST = 60; // tables that are remembered

/** What this browser remembers about a few tables. */
export class Memory<T> {
  constructor(private readonly key: string) {}

  get(table: string): T | undefined {
    return this.all()[table];
  }

  set(table: string, value: T): void {
    const entries = Object.entries(this.all()).filter(([each]) => each !== table);
    localStorage.setItem(this.key, JSON.stringify(Object.fromEntries([...entries.slice(1 - MOST), [table, value]])));
  }

  private all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }
}
