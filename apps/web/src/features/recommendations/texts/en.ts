import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const recommendations: Words<typeof es.recommendations> = {
  asked: "Most asked",
  starters: "To get started",
  loading: "Looking for suggestions…",
};
