import { z } from "zod";
import { brands } from "../enums.ts";
import { count, filledText, id, instant, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { roles } from "../roles.ts";
import { MAX_PROMPT_CHARS, MAX_PROMPT_VARIABLES, promptScopes } from "./constants.ts";
import { readVariables } from "./variables.ts";

const scope = z.enum(promptScopes);
const roleList = z.array(z.enum(roles)).max(roles.length);

export const promptFields = z
  .strictObject({
    title: line(MAX_NAME_CHARS),
    text: filledText(MAX_PROMPT_CHARS).refine((text) => readVariables(text).length <= MAX_PROMPT_VARIABLES, {
      error: `must have at most ${MAX_PROMPT_VARIABLES} variables`,
    }),
    scope,
    // At least one for a team's prompt; none for a company's prompt means everyone but external people.
    roles: roleList,
    // The version that the changes are based on; null makes a new prompt.
    version: z.int().min(1).nullable(),
  })
  .refine(({ scope, roles }) => scope === "company" || (scope === "team") === roles.length > 0, {
    error: "must name roles for a team's prompt, and none for an own one",
    path: ["roles"],
  })
  .meta({ id: "PromptFields" });
export type PromptFields = z.infer<typeof promptFields>;

/** Where a prompt is shown first; no roles or no brands means all of them. */
export const promptFeature = z
  .strictObject({ roles: roleList, brands: z.array(z.enum(brands)).max(brands.length) })
  .meta({ id: "PromptFeature" });
export type PromptFeature = z.infer<typeof promptFeature>;

export const promptFeaturing = z
  .strictObject({ featured: promptFeature.nullable() })
  .meta({ id: "PromptFeaturing" });

export const prompt = z
  .object({
    id,
    title: z.string(),
    text: z.string(),
    scope,
    roles: roleList,
    version: count,
    isMine: z.boolean(),
    mayEdit: z.boolean(),
    // The name of its author; null for a company's prompt.
    author: z.string().nullable(),
    featured: promptFeature.nullable(),
    // How often everybody has used it.
    uses: count,
    // When the caller last used it.
    usedAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: "Prompt" });
export type Prompt = z.infer<typeof prompt>;

export const promptList = z
  .object({
    items: z.array(prompt),
    // The roles that the caller may share a prompt with.
    teams: roleList,
    // Whether the caller may publish for the whole company.
    mayPublish: z.boolean(),
  })
  .meta({ id: "PromptList" });
export type PromptList = z.infer<typeof promptList>;

export const promptVersion = z
  .object({
    version: count,
    title: z.string(),
    text: z.string(),
    // null if the account was deleted.
    author: z.string().nullable(),
    at: instant,
  })
  .meta({ id: "PromptVersion" });
export type PromptVersion = z.infer<typeof promptVersion>;

export const promptVersions = z.object({ items: z.array(promptVersion) }).meta({ id: "PromptVersions" });
