import { z } from "zod";
import { brands } from "../enums.ts";
import { count, id, instant, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { gapStates } from "./constants.ts";

export const knowledgeGap = z
  .object({
    id,
    // As people ask it, without personal data; where no wording is common enough, its words.
    text: z.string(),
    brand: z.enum(brands),
    category: z.string().nullable(),
    people: count,
    times: count,
    // Of the times: without a document behind the answer, and with bad feedback.
    unsupported: count,
    bad: count,
    state: z.enum(gapStates),
    owner: z.string().nullable(),
    firstAskedAt: instant,
    lastAskedAt: instant,
    solvedAt: instant.nullable(),
  })
  .meta({ id: "KnowledgeGap" });
export type KnowledgeGap = z.infer<typeof knowledgeGap>;

/** Assigned means that an owner has it: the two go together. */
export const gapPatch = z
  .discriminatedUnion("state", [
    z.strictObject({ state: z.literal("open") }),
    z.strictObject({ state: z.literal("assigned"), owner: line(MAX_NAME_CHARS) }),
    z.strictObject({ state: z.literal("solved") }),
  ])
  .meta({ id: "GapPatch" });
export type GapPatch = z.infer<typeof gapPatch>;

export const gapOwners = z.object({ items: z.array(z.string()) }).meta({ id: "GapOwners" });
