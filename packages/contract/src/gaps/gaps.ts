import { z } from "zod";
import { brands } from "../enums.ts";
import { count, id, instant, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { gapStates } from "./constants.ts";

export const knowledgeGap = z
  .object({
    id,
    // A typical wording without personal data; if no wording is common enough, its keywords.
    text: z.string(),
    brand: z.enum(brands),
    category: z.string().nullable(),
    people: count,
    times: count,
    // How many of the questions had no document behind the answer, and how many had bad feedback.
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

/** An assigned gap requires an owner, and vice versa. */
export const gapPatch = z
  .discriminatedUnion("state", [
    z.strictObject({ state: z.literal("open") }),
    z.strictObject({ state: z.literal("assigned"), owner: line(MAX_NAME_CHARS) }),
    z.strictObject({ state: z.literal("solved") }),
  ])
  .meta({ id: "GapPatch" });
export type GapPatch = z.infer<typeof gapPatch>;

export const gapOwners = z.object({ items: z.array(z.string()) }).meta({ id: "GapOwners" });
