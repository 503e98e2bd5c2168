import { roles } from "../roles.ts";

export const assistantScopes = ["mine", "shared", "official", "all"] as const;
export type AssistantScope = (typeof assistantScopes)[number];

/** The assistants created on the first start. */
export const specialties = ["rh-plus", "service-desk", "general", "chat-libre"] as const;
export type Specialty = (typeof specialties)[number];

export const memberRoles = ["owner", "editor", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What a whole role, or everyone, may do with an assistant. An owner is always a person. */
export const grantRoles = ["editor", "viewer"] as const;
export type GrantRole = (typeof grantRoles)[number];

/** To whom an assistant can be given besides people: the holders of a role, or everyone. */
export const audiences = ["everyone", ...roles] as const;
export type Audience = (typeof audiences)[number];

/** `draft`: published, with newer changes that only editors use. */
export const lifeStates = ["draft", "in_review", "published", "retired", "disabled"] as const;
export type LifeState = (typeof lifeStates)[number];

export const reviewStates = ["open", "approved", "returned", "withdrawn"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = ["approve", "return", "withdraw"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export const recordOrders = [
  "name",
  "updated",
  "members",
  "documents",
  "people",
  "conversations",
  "owner",
] as const;
export type RecordOrder = (typeof recordOrders)[number];

/** Counts about fewer people than this are not shown. */
export const LEAST_COUNTED_PEOPLE = 5;

export const MAX_PEOPLE_AT_ONCE = 50;

export const documentStates = ["valid", "not-yet-valid", "expired", "superseded"] as const;

export const costarSections = ["context", "objective", "style", "tone", "audience", "response"] as const;
export type CostarSection = (typeof costarSections)[number];

export const knowledgeSources = ["files", "confluence", "drive"] as const;
export type KnowledgeSource = (typeof knowledgeSources)[number];

/** The fields stored in a version of an assistant. */
export const assistantFields = [
  "name",
  "description",
  "instructions",
  "model",
  "avatar",
  "starters",
  "roles",
  "tools",
] as const;
export type AssistantField = (typeof assistantFields)[number];

/** Whether a tool is part of the product or of a tool server. */
export const toolSources = ["own", "server"] as const;

export const MAX_ASSISTANT_TOOLS = 100;

export const outsideSources = ["confluence", "drive"] as const;
export type OutsideSource = (typeof outsideSources)[number];

/** `partial`: read completely, but some pages failed; `failed`: reading was aborted. */
export const sourceStates = ["waiting", "syncing", "synced", "partial", "failed"] as const;
export type SourceState = (typeof sourceStates)[number];

/** Why a source, or one page of it, could not be read. */
export const sourceFailures = [
  "not_configured",
  "unauthorized",
  "no_permission",
  "not_found",
  "rate_limited",
  "unavailable",
  "too_large",
  "type_not_allowed",
  "internal",
] as const;
export type SourceFailure = (typeof sourceFailures)[number];

/** The CC0 styles that an avatar can be drawn in. */
export const avatarStyles = [
  "shapes",
  "initials",
  "thumbs",
  "lorelei",
  "notionists",
  "glass",
  "rings",
] as const;
export type AvatarStyle = (typeof avatarStyles)[number];

export const MAX_DESCRIPTION_CHARS = 2000;
export const MAX_INSTRUCTIONS_CHARS = 40_000;
export const MAX_STARTERS = 6;
