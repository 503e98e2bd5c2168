import type { Words } from "../../../lib/texts.ts";
import type { temporaryRules as es } from "./es.ts";

export const temporaryRules: Words<typeof es> = {
  title: "Temporary conversations",
  lede: "A temporary conversation is not saved: the server keeps only the usage and the decisions about personal data. For people with several roles, “Not allowed” wins over “Always”.",
  loading: "Loading the rules…",
  failed: "The rules of temporary conversations could not be loaded",
  saved: "Rule saved. It applies from the next time that the application is opened.",
  default: "As configured ({{mode}})",
  modes: { off: "Not allowed", optional: "Each person chooses", always: "Always" },
};
