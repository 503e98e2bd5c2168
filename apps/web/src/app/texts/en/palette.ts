import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/palette.ts";

export const palette: Words<typeof es.palette> = {
  title: "Search pages and actions",
  placeholder: "Where do you want to go?",
  empty: "Nothing matches what you typed.",
  pages: "Pages",
  preferences: "Preferences",
  session: "Session",
};
