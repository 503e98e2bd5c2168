import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const news: Words<typeof es.news> = {
  title: "What's new",
  none: "Nothing new",
  noneText: "When something changes in {{brand}}, you read it here.",
  loading: "Loading what's new…",
  failed: "What's new could not be loaded",
  unseen: "Not seen yet",
  original: "In {{language}}",
  today: "Today",
  draft: "Draft",
  mustRead: "Notice that everyone has to read",
  acknowledge: "I have read and understood it",
  desist: "Not now",
  desistHint: "The notice comes back on your next visit.",
  notKept: "Your confirmation could not be saved. The notice will come back on your next visit.",
};
