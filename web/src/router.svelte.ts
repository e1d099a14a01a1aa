/** A tiny router on the history of the browser. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => {
      this.read();
    });
    addEventListener("hashchange", () => {
      this.read();
    });
    // Links inside the client change the page without loading it again.
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** The parts of the path: ["table", "x7"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string): void {
    const moves = to.split(/[?#]/)[0] !== location.pathname;
    history.pushState(null, "", to);
    this.read();
    if (moves) scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const route = new Route();
