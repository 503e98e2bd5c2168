import type { verified as es } from "./es.ts";

export const verified: typeof es = {
  mark: "Verified by a person",
  written: {
    es: "The answer is in Spanish, in the words of the person who verified it.",
    en: "The answer is in English, in the words of the person who verified it.",
    pt: "The answer is in Portuguese, in the words of the person who verified it.",
  },
};
