import { z } from "zod";
import { languages } from "../enums.ts";
import { count, id, line, text } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import {
  importFaults,
  importStates,
  MAX_GLOSSARY_CSV_CHARS,
  MAX_GLOSSARY_ENTRIES,
  MAX_GLOSSARY_WORDS,
  MAX_MEANING_CHARS,
} from "./constants.ts";

/** Empty if there is none in this language: Spanish is shown instead. */
const meanings = z.strictObject({
  es: text(MAX_MEANING_CHARS),
  en: text(MAX_MEANING_CHARS),
  pt: text(MAX_MEANING_CHARS),
});

/**
 * A term of the glossary. Its synonyms widen searches, its meaning is shown where the term occurs in an
 * answer.
 */
export const glossaryTerm = z
  .object({
    id,
    term: z.string(),
    synonyms: z.array(z.string()),
    meanings: z.record(z.enum(languages), z.string()),
  })
  .meta({ id: "GlossaryTerm" });
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

export const glossary = z
  .object({ terms: z.array(glossaryTerm).max(MAX_GLOSSARY_ENTRIES) })
  .meta({ id: "Glossary" });
export type Glossary = z.infer<typeof glossary>;

export const termFields = z
  .strictObject({
    term: line(MAX_NAME_CHARS),
    synonyms: z.array(line(MAX_NAME_CHARS)).max(MAX_GLOSSARY_WORDS - 1),
    meanings,
  })
  .refine(({ synonyms, meanings }) => synonyms.length > 0 || Object.values(meanings).some(Boolean), {
    path: ["meanings"],
    error: "needs a meaning or a synonym",
  })
  .meta({ id: "TermFields" });
export type TermFields = z.infer<typeof termFields>;

/** Columns: term, synonyms separated by `|`, and the meaning in Spanish, English and Portuguese. */
export const glossaryImport = z
  .strictObject({
    csv: text(MAX_GLOSSARY_CSV_CHARS),
    // false: a dry run.
    apply: z.boolean(),
  })
  .meta({ id: "GlossaryImport" });

export const glossaryImported = z
  .object({
    isApplied: z.boolean(),
    rows: z.array(
      z.object({
        // Line in the file, from 1.
        line: count,
        term: z.string(),
        state: z.enum(importStates),
        // Why a row can't be imported.
        fault: z.enum(importFaults).nullable(),
      }),
    ),
  })
  .meta({ id: "GlossaryImported" });
export type GlossaryImported = z.infer<typeof glossaryImported>;
