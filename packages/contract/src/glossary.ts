import { z } from "zod";
import { line } from "./fields.ts";
import { MAX_GLOSSARY_ENTRIES, MAX_GLOSSARY_WORDS, MAX_NAME_CHARS } from "./limits.ts";

/** Words that mean the same: acronyms, synonyms, what staff say for what the documents call otherwise. */
const glossaryEntry = z
  .strictObject({ words: z.array(line(MAX_NAME_CHARS)).min(2).max(MAX_GLOSSARY_WORDS) })
  .meta({ id: "GlossaryEntry" });

export const glossary = z
  .strictObject({ entries: z.array(glossaryEntry).max(MAX_GLOSSARY_ENTRIES) })
  .meta({ id: "Glossary" });
export type Glossary = z.infer<typeof glossary>;
