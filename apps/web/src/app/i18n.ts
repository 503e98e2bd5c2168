import type { Language } from "@metatron/contract/enums";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { currentLanguage, subscribeToLanguage } from "../lib/language.ts";
import { es } from "./locales/es/index.ts";
import type { Texts } from "./locales/texts.ts";

const LOADERS: Record<Exclude<Language, "es">, () => Promise<Texts>> = {
  en: () => import("./locales/en/index.ts").then(({ en }) => en),
  pt: () => import("./locales/pt/index.ts").then(({ pt }) => pt),
};

/** Spanish travels with the app; the other languages come when somebody asks for them. */
export async function startTranslations() {
  await i18next.use(initReactI18next).init({
    lng: "es",
    fallbackLng: "es",
    resources: { es: { translation: es } },
    // React escapes what it shows; twice would show the escapes.
    interpolation: { escapeValue: false },
    // The usual "_" would take BUTTON_NO for a BUTTON in the context NO.
    contextSeparator: "~",
  });
  subscribeToLanguage(() => void speakCurrent());
  await speakCurrent();
}

/** Without a network the texts do not come: the app goes on in the language it has, and the choice is kept. */
function speakCurrent() {
  return speak(currentLanguage()).catch(() => undefined);
}

async function speak(language: Language) {
  if (language !== "es" && !i18next.hasResourceBundle(language, "translation")) {
    i18next.addResourceBundle(language, "translation", await LOADERS[language]());
  }
  // The person may have chosen again while the texts travelled.
  if (language !== currentLanguage()) return;
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
