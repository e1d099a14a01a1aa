/** As much of a browser as the client asks for before anything is drawn. */
const kept = new Map<string, string>();
const nothing = () => undefined;

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: { hidden: false, documentElement: { dataset: {} }, getAnimations: () => [] },
});
