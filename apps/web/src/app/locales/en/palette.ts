import type { Texts } from "../texts.ts";

export const palette = {
  title: "Search pages and actions",
  placeholder: "Where do you want to go?",
  empty: "Nothing matches what you typed.",
  pages: "Pages",
  preferences: "Preferences",
  session: "Session",
} satisfies Texts["palette"];
