import type { Language } from "@metatron/contract/enums";
import { currentLanguage, subscribeToLanguage } from "../lib/language.ts";
import { provideTexts, type TextArea } from "../lib/texts.ts";
import { texts } from "../lib/use-translation.ts";
import { signedOut } from "./texts/es/area-signed-out.ts";
import type { SignedOutTexts } from "./texts/texts.ts";

type Part = "signed-out" | TextArea;

const SIGNED_OUT: Record<Language, () => SignedOutTexts | Promise<SignedOutTexts>> = {
  es: () => signedOut,
  en: () => import("./texts/en/area-signed-out.ts").then((area) => area.signedOut),
  pt: () => import("./texts/pt/area-signed-out.ts").then((area) => area.signedOut),
};

/** Imported directly: the first page must not wait for the list of areas before it can request these texts. */
const SIGNED_IN: Record<Language, () => Promise<object>> = {
  es: () => import("./texts/es/area-signed-in.ts").then((area) => area.signedIn),
  en: () => import("./texts/en/area-signed-in.ts").then((area) => area.signedIn),
  pt: () => import("./texts/pt/area-signed-in.ts").then((area) => area.signedIn),
};

const wanted = new Set<Part>(["signed-out"]);
const loaded = new Map<string, Promise<void>>();

/** The Spanish texts of the login page are bundled; other texts are loaded on demand. */
export async function startTranslations() {
  texts.add("es", signedOut);
  provideTexts(loadTexts);
  subscribeToLanguage(() => void speakCurrent());
  await speakCurrent();
}

async function loadTexts(areas: readonly TextArea[]) {
  for (const area of areas) wanted.add(area);
  await load(texts.current().language as Language);
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
  texts.speak(language);
}

async function load(language: Language) {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

function loadPart(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  const known = loaded.get(name);
  if (known) return known;
  const loading = (async () => {
    texts.add(language, await textsOf(language, part));
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
