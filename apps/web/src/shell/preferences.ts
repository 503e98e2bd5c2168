import type { Language, Theme } from "@metatron/contract/enums";
import { useSyncExternalStore } from "react";
import { track } from "../api/track.ts";
import { currentLanguage, setLanguage, subscribeToLanguage } from "../lib/language.ts";
import {
  currentLightChoice,
  currentLightMode,
  isLight,
  type LightChoice,
  type LightMode,
  subscribeToLightMode,
} from "../lib/light-mode.ts";
import {
  currentTheme,
  currentThemeChoice,
  setTheme,
  subscribeToTheme,
  type ThemeChoice,
} from "../lib/theme.ts";

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, currentThemeChoice);
}

export function changeTheme(theme: ThemeChoice) {
  setTheme(theme);
  track("change_theme", { theme });
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage);
}

export function changeLanguage(language: Language) {
  setLanguage(language);
  track("change_language", { language });
}

export function useLightMode(): LightMode {
  return useSyncExternalStore(subscribeToLightMode, currentLightMode);
}

export function useLight(): boolean {
  return useSyncExternalStore(subscribeToLightMode, isLight);
}

export function useLightChoice(): LightChoice {
  return useSyncExternalStore(subscribeToLightMode, currentLightChoice);
}
