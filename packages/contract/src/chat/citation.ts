import { z } from "zod";
import { languages } from "../enums.ts";
import { count, day, id } from "../fields.ts";

/** Whether the source supports a statement of the answer; null if undecided. */
export const citedStatement = z.object({ text: z.string(), verified: z.boolean().nullable() });
export type CitedStatement = z.infer<typeof citedStatement>;

/** Document, page, passage and validity behind one statement. */
export const citation = z
  .object({
    n: z.int().min(1),
    // null for a passage of the browser's own knowledge base, which has no file on the server.
    fileId: id.nullable(),
    title: z.string(),
    page: z.int().min(1).nullable(),
    passage: z.string(),
    // Offsets of the passage in the document's text, in characters.
    start: count.nullable(),
    end: count.nullable(),
    revision: z.string().nullable(),
    validUntil: day.nullable(),
    // Whether the source supports every statement that cites it; null if undecided.
    verified: z.boolean().nullable(),
    statements: z.array(citedStatement).optional(),
    // The sentence or table row that supports the statements, and its offsets in the document's text.
    quote: z.string().optional(),
    quoteStart: count.nullable().optional(),
    quoteEnd: count.nullable().optional(),
    validFrom: day.nullable().optional(),
    // Digest of the document's bytes when it was cited: a different digest now means that the document was
    // replaced.
    version: z.string().optional(),
    url: z.string().optional(),
    // A newer document replaces this one.
    superseded: z.boolean().optional(),
    // In a copy that somebody shared: this reader may not open the source.
    closed: z.boolean().optional(),
    // The whole answer was written or checked by a person, who named this source.
    verifiedBy: z
      .object({
        name: z.string().nullable(),
        role: z.string(),
        on: day,
        until: day,
        // The language of the answer, which is given in the reviewer's words. Older answers do not name it.
        language: z.enum(languages).optional(),
      })
      .optional(),
  })
  .meta({ id: "Citation" });
export type Citation = z.infer<typeof citation>;

export const queryCategory = z.object({ name: z.string(), label: z.string() }).meta({ id: "QueryCategory" });
export type QueryCategory = z.infer<typeof queryCategory>;

export const usage = z
  .object({
    model: z.string(),
    inputTokens: count,
    outputTokens: count,
    seconds: z.number().min(0),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof usage>;
