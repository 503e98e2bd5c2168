import type { Language } from "@metatron/contract/enums";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { currentLanguage, subscribeToLanguage } from "../lib/language.ts";
import { provideTexts, type TextArea } from "../lib/texts.ts";
import { door } from "./locales/es/door.ts";
import type { DoorTexts } from "./locales/texts.ts";

type Part = "door" | TextArea;

const DOORS: Record<Language, () => DoorTexts | Promise<DoorTexts>> = {
  es: () => door,
  en: () => import("./locales/en/door.ts").then((texts) => texts.door),
  pt: () => import("./locales/pt/door.ts").then((texts) => texts.door),
};

/** The frame's own, which the first room must not wait longer for than for its code. */
const ROOMS: Record<Language, () => Promise<object>> = {
  es: () => import("./locales/es/area-rooms.ts").then(({ texts }) => texts),
  en: () => import("./locales/en/area-rooms.ts").then(({ texts }) => texts),
  pt: () => import("./locales/pt/area-rooms.ts").then(({ texts }) => texts),
};

const wanted = new Set<Part>(["door"]);
const loaded = new Map<string, Promise<void>>();

/** The login page's Spanish travels with the app; other texts come when somebody needs them. */
export async function startTranslations() {
  await i18next.use(initReactI18next).init({
    lng: "es",
    fallbackLng: "es",
    resources: { es: { translation: door } },
    // React escapes what it shows; twice would show the escapes.
    interpolation: { escapeValue: false },
    // The usual "_" would take BUTTON_NO for a BUTTON in the context NO.
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

/** Without a network the texts do not come: the app goes on in the language it has, and the choice is kept. */
function speakCurrent() {
  return speak(currentLanguage()).catch(() => undefined);
}

async function speak(language: Language) {
  await load(language);
  // The person may have chosen again while the texts travelled.
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
  // What failed for want of a network is asked for again the next time.
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function textsOf(language: Language, part: Part): Promise<object> {
  if (part === "door") return DOORS[language]();
  if (part === "rooms") return ROOMS[language]();
  const { areaTexts } = await import("./area-texts.ts");
  return areaTexts(language, part);
}
