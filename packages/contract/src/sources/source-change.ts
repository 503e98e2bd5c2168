import { z } from "zod";
import { day, id } from "../fields.ts";

/** How a cited source has changed since it was cited. */
export const sourceChangeKinds = ["deleted", "superseded", "changed", "expired"] as const;

/** A citation of an answer whose source has changed. */
export const sourceChange = z
  .object({
    answerId: id,
    // The number of the citation in the answer.
    n: z.int().min(1),
    kind: z.enum(sourceChangeKinds),
    title: z.string(),
    // The sentence or row that supported the answer.
    was: z.string(),
    // The corresponding text in the current document or its replacement; null if there is none.
    now: z.string().nullable(),
    // The document that replaces it.
    newer: z.object({ fileId: id, title: z.string(), revision: z.string().nullable() }).nullable(),
    // For an expired document: its last valid day.
    validUntil: day.nullable(),
  })
  .meta({ id: "SourceChange" });
export type SourceChange = z.infer<typeof sourceChange>;

export const sourceChanges = z.object({ changes: z.array(sourceChange) }).meta({ id: "SourceChanges" });
export type SourceChanges = z.infer<typeof sourceChanges>;
