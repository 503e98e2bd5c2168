import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/palette.ts";

export const palette: Words<typeof es.palette> = {
  title: "Search everything",
  placeholder: "What are you looking for?",
  empty: "Nothing matches what you typed.",
  pages: "Pages",
  preferences: "Settings and preferences",
  session: "Session",
  assistants: "Assistants",
  ownFiles: "Your knowledge base",
  administration: "Administration",
  prompts: "Prompts",
  usePrompt: "Use the prompt",
  messages: "Messages",
  documents: "Documents",
  ask: "Ask",
  states: { "not-yet-valid": "not yet valid", expired: "expired", superseded: "superseded" },
};
