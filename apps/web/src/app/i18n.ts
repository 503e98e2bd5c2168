import type { Language } from "@metatron/contract/enums";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { currentLanguage, subscribeToLanguage } from "../lib/language.ts";
import { door } from "./locales/es/door.ts";
import type { DoorTexts, Texts } from "./locales/texts.ts";

const DOORS: Record<Language, () => DoorTexts | Promise<DoorTexts>> = {
  es: () => door,
  en: () => import("./locales/en/door.ts").then((texts) => texts.door),
  pt: () => import("./locales/pt/door.ts").then((texts) => texts.door),
};

const ROOMS: Record<Language, () => Promise<Texts>> = {
  es: () => import("./locales/es/index.ts").then(({ es }) => es),
  en: () => import("./locales/en/index.ts").then(({ en }) => en),
  pt: () => import("./locales/pt/index.ts").then(({ pt }) => pt),
};

type Scope = "door" | "rooms";
let wanted: Scope = "door";
const loaded = new Map<Language, Scope>([["es", "door"]]);

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
  subscribeToLanguage(() => void speakCurrent());
  await speakCurrent();
}

/** Before the first room is drawn: without its texts it would show the names of their keys. */
export async function loadRoomTexts() {
  wanted = "rooms";
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
  const scope = wanted;
  const has = loaded.get(language);
  if (has === "rooms" || has === scope) return;
  const texts = await (scope === "rooms" ? ROOMS : DOORS)[language]();
  i18next.addResourceBundle(language, "translation", texts, true, true);
  loaded.set(language, scope);
}
