import type { Theme } from "@metatron/contract/enums";
import { readStored, writeStored } from "./stored-value.ts";

const DARK_MODE_KEY = "darkMode";
const SYSTEM_PREFERS_DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();
let chosen: string | null = null;

export function themeFrom(
  darkMode: string | null,
  { systemPrefersDark }: { systemPrefersDark: boolean },
): Theme {
  if (darkMode === "true") return "dark";
  if (darkMode === "false") return "light";
  return systemPrefersDark ? "dark" : "light";
}

export function currentTheme(): Theme {
  const systemPrefersDark = matchMedia(SYSTEM_PREFERS_DARK).matches;
  return themeFrom(readStored(DARK_MODE_KEY) ?? chosen, { systemPrefersDark });
}

/** What the person chose; `system` follows the computer, also when it changes at sunset. */
export type ThemeChoice = Theme | "system";
export const themeChoices = ["system", "light", "dark"] as const satisfies ThemeChoice[];

export function currentThemeChoice(): ThemeChoice {
  const darkMode = readStored(DARK_MODE_KEY) ?? chosen;
  return darkMode === "true" ? "dark" : darkMode === "false" ? "light" : "system";
}

export function setTheme(choice: ThemeChoice) {
  chosen = choice === "system" ? null : String(choice === "dark");
  writeStored(DARK_MODE_KEY, chosen);
  applyTheme();
}

export function applyTheme() {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a choice made in another tab and, without a choice, the system's theme. */
export function followTheme() {
  addEventListener("storage", ({ key }) => {
    // A null key is `clear()`, which a logout in another tab may call.
    if (key === DARK_MODE_KEY || key === null) applyTheme();
  });
  matchMedia(SYSTEM_PREFERS_DARK).addEventListener("change", applyTheme);
}
