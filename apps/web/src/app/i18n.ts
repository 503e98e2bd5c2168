import type { Language } from "@metatron/contract/enums";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { currentLanguage, subscribeToLanguage } from "../lib/language.ts";
import { provideTexts, type TextArea } from "../lib/texts.ts";
import { signedOut } from "./texts/es/area-signed-out.ts";
import type { SignedOutTexts } from "./texts/texts.ts";

type Part = "signed-out" | TextArea;

const SIGNED_OUT: Record<Language, () => SignedOutTexts | Promise<SignedOutTexts>> = {
  es: () => signedOut,
  en: () => import("./texts/en/area-signed-out.ts").then((texts) => texts.signedOut),
  pt: () => import("./texts/pt/area-signed-out.ts").then((texts) => texts.signedOut),
};

/** Imported directly: the first page must not wait for the list of areas before it can request these texts. */
const SIGNED_IN: Record<Language, () => Promise<object>> = {
  es: () => import("./texts/es/area-signed-in.ts").then((texts) => texts.signedIn),
  en: () => import("./texts/en/area-signed-in.ts").then((texts) => texts.signedIn),
  pt: () => import("./texts/pt/area-signed-in.ts").then((texts) => texts.signedIn),
};

const wanted = new Set<Part>(["signed-out"]);
const loaded = new Map<string, Promise<void>>();

/** The Spanish texts of the login page are bundled; other texts are loaded on demand. */
export async function startTranslations() {
  await i18next.use(initReactI18next).init({
    lng: "es",
    fallbackLng: "es",
    resources: { es: { translation: signedOut } },
    // React escapes its output; escaping twice would show the entities.
    interpolation: { escapeValue: false },
    // With the default "_", BUTTON_NO would be read as BUTTON in the context NO.
    contextSeparator: "~",
  });
  provideTexts(loadTexts);
  subscribeToLanguage(() => void speakCurrent());
  await speakCurrent();
}

async function loadTexts(areas: readonly TextArea[]) {
  for (const area of areas) wanted.add(area);
  await load(i18next.language as Language);
  await speakCurrent();
}

/** Offline, the texts can't be loaded: the app stays in its current language, and the choice is stored. */
function speakCurrent() {
  return speak(currentLanguage()).catch(() => undefined);
}

async function speak(language: Language) {
  await load(language);
  // The person may have changed the language again while the texts were loading.
  if (language !== currentLanguage()) return;
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

async function load(language: Language) {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

function loadPart(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  const known = loaded.get(name);
  if (known) return known;
  const loading = (async () => {
    i18next.addResourceBundle(language, "translation", await textsOf(language, part), true, true);
  })();
  loaded.set(name, loading);
  // A failed load is not cached, so that the next request retries it.
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function textsOf(language: Language, part: Part): Promise<object> {
  if (part === "signed-out") return SIGNED_OUT[language]();
  if (part === "signed-in") return SIGNED_IN[language]();
  const { areas } = await import("./texts/areas.ts");
  return areas[part][language]();
}
