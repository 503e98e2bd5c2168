import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const recommendations: Words<typeof es.recommendations> = {
  rh: "Most asked this week",
  chatlibre: "To get started",
  amelia: "Most frequent",
  loading: "Looking for suggestions…",
};
