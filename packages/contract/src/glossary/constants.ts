/** The result of an import for a row. */
export const importStates = ["added", "changed", "unchanged", "failed"] as const;
export type ImportState = (typeof importStates)[number];

export const importFaults = [
  "no_term",
  "too_long",
  "too_many_synonyms",
  "says_nothing",
  "double",
  "too_many_terms",
] as const;
export type ImportFault = (typeof importFaults)[number];

export const MAX_GLOSSARY_ENTRIES = 2000;
export const MAX_GLOSSARY_WORDS = 20;
export const MAX_MEANING_CHARS = 600;
export const MAX_GLOSSARY_CSV_CHARS = 900_000;
