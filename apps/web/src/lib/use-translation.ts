import { createContext, use, useSyncExternalStore } from "react";
import {
  createTranslator,
  NO_DEFAULTS,
  type TextDefaults,
  type TextKey,
  type TextTree,
  type TextValues,
  type Translate,
  type Translator,
} from "./translator.ts";

const FALLBACK = "es";

/** The texts of the app. Other texts than these are given to components by tests alone. */
export const texts = createTexts();

/** For code outside components, which must call it when the text is shown: the language may change before that. */
export const translate: Translate = (key: string, values?: TextValues) =>
  // Safe: the overloads of `Translate` have checked the key.
  texts.current().t(key as TextKey, values);

export type Texts = ReturnType<typeof createTexts>;

/** The texts that are loaded, and the language that is spoken. */
export function createTexts() {
  const trees = new Map<string, TextTree>();
  const listeners = new Set<() => void>();
  let defaults: TextDefaults = NO_DEFAULTS;
  let translation = translationIn(FALLBACK);

  function translationIn(language: string): Translation {
    const i18n = createTranslator({
      language,
      fallback: FALLBACK,
      trees,
      defaults: () => defaults,
    });
    return { t: i18n.t, i18n };
  }

  return {
    current: () => translation.i18n,
    /** The same object until the language changes, as `useSyncExternalStore` needs it. */
    snapshot: () => translation,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** More texts in a language. What is shown already is not rendered again. */
    add(language: string, tree: object) {
      trees.set(language, merge(trees.get(language) ?? {}, tree as TextTree));
    },
    speak(language: string) {
      if (language === translation.i18n.language) return;
      translation = translationIn(language);
      for (const listener of listeners) listener();
    },
    setDefaults(next: TextDefaults) {
      defaults = next;
    },
  };
}

function merge(known: TextTree, more: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...known };
  for (const [key, value] of Object.entries(more)) {
    const before = merged[key];
    merged[key] = typeof value === "object" && typeof before === "object" ? merge(before, value) : value;
  }
  return merged;
}

interface Translation {
  t: Translate;
  i18n: Translator;
}

export const TextsContext = createContext<Texts>(texts);

export function useTranslation(): Translation {
  const { subscribe, snapshot } = use(TextsContext);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
