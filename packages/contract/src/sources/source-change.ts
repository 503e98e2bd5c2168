import { z } from "zod";
import { day, id } from "../fields.ts";

/** Why a cited source no longer is what it was when it was cited. */
export const sourceChangeKinds = ["deleted", "superseded", "changed", "expired"] as const;

/** A citation of an answer whose source has changed since. */
export const sourceChange = z
  .object({
    answerId: id,
    // The number of the citation in the answer.
    n: z.int().min(1),
    kind: z.enum(sourceChangeKinds),
    title: z.string(),
    // The sentence or row that the answer rested on.
    was: z.string(),
    // What the document, or the one that replaces it, says in its place; null where it says nothing of it.
    now: z.string().nullable(),
    // The document that replaces it.
    newer: z.object({ fileId: id, title: z.string(), revision: z.string().nullable() }).nullable(),
    // Of an expired document: its last valid day.
    validUntil: day.nullable(),
  })
  .meta({ id: "SourceChange" });
export type SourceChange = z.infer<typeof sourceChange>;

export const sourceChanges = z.object({ changes: z.array(sourceChange) }).meta({ id: "SourceChanges" });
export type SourceChanges = z.infer<typeof sourceChanges>;
