import type { Texts } from "../texts.ts";

export const settings = {
  appearance: "Appearance",
  theme: "Theme",
  themeHint: "Kept in this browser.",
  language: "Language",
  languageHint: "Changes the interface; answers follow the language of your question.",
  account: "Account",
  name: "Name",
  email: "E-mail",
  session: "Session",
  logoutHint: "Ends the session in every tab of this browser.",
} satisfies Texts["settings"];
