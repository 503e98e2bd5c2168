import type { Language } from "@metatron/contract/enums";
import { readStored, writeStored } from "./stored-value.ts";

const LANGUAGE_KEY = "language";

/** Each language by its own name, in menu order. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: "Español", en: "English", pt: "Português" };

const listeners = new Set<() => void>();
let chosen: string | null = null;

export function languageFrom(stored: string | null): Language {
  return stored === "en" || stored === "pt" ? stored : "es";
}

export function currentLanguage(): Language {
  return languageFrom(readStored(LANGUAGE_KEY) ?? chosen);
}

export function setLanguage(language: Language) {
  chosen = language;
  writeStored(LANGUAGE_KEY, language);
  notify();
}

export function subscribeToLanguage(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a choice made in another tab. */
export function followLanguage() {
  addEventListener("storage", ({ key }) => {
    if (key === LANGUAGE_KEY || key === null) notify();
  });
}

function notify() {
  for (const listener of listeners) listener();
}
