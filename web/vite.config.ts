import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/pelagos/server/web", emptyOutDir: true },
  test: { setupFiles: ["tests/browser.ts"] },
  // The words of the games lie beside the engine; board and terminal read the same files.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
