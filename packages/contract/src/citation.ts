import { z } from "zod";
import { count, day, id } from "./fields.ts";

/** Document, page, passage and validity behind one statement. */
export const citation = z
  .object({
    n: z.int().min(1),
    // A passage of the browser's own knowledge base has no file on the server.
    fileId: id.nullable(),
    title: z.string(),
    page: z.int().min(1).nullable(),
    passage: z.string(),
    // Where the passage lies in the document's text, in characters.
    start: count.nullable(),
    end: count.nullable(),
    revision: z.string().nullable(),
    validUntil: day.nullable(),
    // null until the cited sentence was checked against the passage.
    verified: z.boolean().nullable(),
    url: z.string().optional(),
    // Another document says that it replaces this one.
    superseded: z.boolean().optional(),
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
