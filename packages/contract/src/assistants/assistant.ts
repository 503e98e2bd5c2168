import { z } from "zod";
import { turnLimits } from "../chat/turn-limits.ts";
import { count, email, id, instant, line, modelId, text } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { roles } from "../roles.ts";
import { toolNames } from "./assistant-tool.ts";
import {
  assistantFields,
  audiences,
  avatarStyles,
  costarSections,
  lifeStates,
  MAX_DESCRIPTION_CHARS,
  MAX_INSTRUCTIONS_CHARS,
  MAX_STARTERS,
  memberRoles,
  specialties,
} from "./constants.ts";
import { version } from "./version.ts";

const MAX_STARTER_CHARS = 300;

export const avatar = z.object({ fileId: id, url: z.string() }).meta({ id: "Avatar" });

/** An assistant in lists. */
export const assistantSummary = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    avatar: avatar.nullable(),
    model: z.string(),
    starters: z.array(z.string()),
    emailOwner: z.string().nullable(),
    pinned: z.boolean(),
    lastInteraction: instant.nullable(),
    official: z.boolean(),
    specialty: z.enum(specialties).nullable(),
    // null: everyone but people with the external role.
    roles: z.array(z.enum(roles)).nullable(),
    // null: the person has access without being a member.
    memberRole: z.enum(memberRoles).nullable(),
    can: z.object({ edit: z.boolean(), share: z.boolean(), delete: z.boolean() }),
    // Shown on a gallery card: the number of searchable documents, and of people with access, the reader
    // included.
    fileCount: count,
    memberCount: count,
    // For people who may not edit the assistant, the published version.
    version,
    state: z.enum(lifeStates),
    publishedVersion: version,
    // After this instant the published version should be reviewed again; null: never reviewed.
    reviewExpiresAt: instant.nullable(),
    // Whether a whole role or everyone has access.
    isShared: z.boolean(),
    createAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "AssistantSummary" });
export type AssistantSummary = z.infer<typeof assistantSummary>;

export const assistant = assistantSummary
  .extend({
    // null for people who may only chat with the assistant.
    instructions: z.string().nullable(),
    // null: the default tools; also for people who may only chat with the assistant.
    tools: z.array(z.string()).nullable(),
    confluenceSpaces: z.array(z.string()),
    driveFolder: z.object({ folderId: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: "Assistant" });
export type Assistant = z.infer<typeof assistant>;

const fields = {
  name: line(MAX_NAME_CHARS),
  description: text(MAX_DESCRIPTION_CHARS),
  instructions: text(MAX_INSTRUCTIONS_CHARS),
  model: modelId,
  // The id of an uploaded or generated picture.
  avatar: id.nullable().optional(),
  starters: z.array(line(MAX_STARTER_CHARS)).max(MAX_STARTERS).optional(),
  // null: everyone but people with the external role.
  roles: z.array(z.enum(roles)).min(1).nullable().optional(),
  // null: the default tools.
  tools: toolNames.nullable().optional(),
};

export const newAssistant = z.strictObject({ id, ...fields }).meta({ id: "NewAssistant" });
export type NewAssistant = z.infer<typeof newAssistant>;

/** `version` is the one the editor started from; if it is no longer the newest, the answer is 409. */
export const assistantUpdate = z
  .strictObject(fields)
  .partial()
  .extend({ version })
  .meta({ id: "AssistantUpdate" });
export type AssistantUpdate = z.infer<typeof assistantUpdate>;

export const avatarRequest = z
  .strictObject({
    name: line(MAX_NAME_CHARS),
    description: text(MAX_DESCRIPTION_CHARS).optional(),
    style: z.enum(avatarStyles).optional(),
    seed: line(MAX_NAME_CHARS).optional(),
  })
  .meta({ id: "AvatarRequest" });

export const generatedAvatar = avatar.extend({ demo: z.boolean() }).meta({ id: "GeneratedAvatar" });

export const member = z
  .object({
    email: z.string(),
    name: z.string().optional(),
    role: z.enum(memberRoles),
    addedAt: instant,
    // false: invited, but never signed in.
    joined: z.boolean(),
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof member>;

export const newMember = z.strictObject({ email, role: z.enum(memberRoles) }).meta({ id: "NewMember" });

export const instructionsRequest = z
  .strictObject({
    brief: text(MAX_DESCRIPTION_CHARS).optional(),
    // The answers of the questionnaire, by section.
    answers: z.partialRecord(z.enum(costarSections), text(MAX_DESCRIPTION_CHARS)).optional(),
    // For an assistant that is not saved yet, or was renamed since.
    name: line(MAX_NAME_CHARS).optional(),
  })
  .meta({ id: "InstructionsRequest" });
export type InstructionsRequest = z.infer<typeof instructionsRequest>;

const person = z.object({ name: z.string(), email: z.string() });

export const assistantVersion = z
  .object({
    version,
    at: instant,
    // null: the product itself, or a deleted person.
    by: person.nullable(),
    // The changed fields; empty for the first version.
    changes: z.array(z.enum(assistantFields)),
    restoredFrom: version.nullable(),
  })
  .meta({ id: "AssistantVersion" });
export type AssistantVersion = z.infer<typeof assistantVersion>;

export const versionContent = assistantVersion
  .extend({
    name: z.string(),
    description: z.string(),
    instructions: z.string(),
    model: z.string(),
    avatar: avatar.nullable(),
    starters: z.array(z.string()),
    roles: z.array(z.enum(roles)).nullable(),
    tools: z.array(z.string()).nullable(),
  })
  .meta({ id: "VersionContent" });
export type VersionContent = z.infer<typeof versionContent>;

export const versionNumber = z.coerce.number<number | string>().pipe(version);

/** `restore` is the version to restore, `version` the newest that the person has seen. */
export const restoreRequest = z.strictObject({ restore: version, version }).meta({ id: "RestoreRequest" });

export const transferRequest = z.strictObject({ email }).meta({ id: "TransferRequest" });

/** `id` is the id of the copy, so that a repeated request creates one copy. */
export const duplicateRequest = z
  .strictObject({ id, name: line(MAX_NAME_CHARS).optional() })
  .meta({ id: "DuplicateRequest" });

export const pinRequest = z.strictObject({ pinned: z.boolean() }).meta({ id: "PinRequest" });

/** For administrators: enough to hand over an assistant whose owner left, none of its content. */
export const assistantRecord = z
  .object({
    id,
    name: z.string(),
    official: z.boolean(),
    specialty: z.enum(specialties).nullable(),
    state: z.enum(lifeStates),
    // The roles with access, or everyone.
    audiences: z.array(z.enum(audiences)),
    reviewExpiresAt: instant.nullable(),
    emailOwner: z.string().nullable(),
    ownerLastSeenAt: instant.nullable(),
    members: count,
    documents: count,
    // The number of people and conversations in the last 30 days.
    people: count,
    conversations: count,
    // null: only the limits of the person's roles apply.
    turnLimits: turnLimits.nullable(),
    updatedAt: instant,
  })
  .meta({ id: "AssistantRecord" });
export type AssistantRecord = z.infer<typeof assistantRecord>;
