/** Dark unless the system asks for light; follows when the system changes its mind. */
export function followSystemTheme(): void {
  const light = matchMedia("(prefers-color-scheme: light)");
  const apply = () => {
    document.documentElement.dataset["theme"] = light.matches ? "light" : "dark";
  };
  light.addEventListener("change", apply);
  apply();
}
