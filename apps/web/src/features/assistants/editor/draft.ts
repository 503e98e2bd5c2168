import type { Assistant, AssistantUpdate, NewAssistant } from "@metatron/contract/assistants/assistant";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import type { Draft } from "@metatron/contract/playground/playground";
import type { Role } from "@metatron/contract/roles";

/** The fields that an editor changes before publishing. */
export interface AssistantDraft {
  name: string;
  description: string;
  instructions: string;
  model: string;
  avatar: { fileId: string; url: string } | null;
  starters: readonly string[];
  /** The roles that it is for, among the people with access; null: everyone but external people. */
  roles: readonly Role[] | null;
  /** Names of tools; null: the default tools. */
  tools: readonly string[] | null;
}

export type DraftField = keyof AssistantDraft;

const draftFields = [
  "name",
  "description",
  "avatar",
  "model",
  "starters",
  "instructions",
  "roles",
  "tools",
] as const satisfies readonly DraftField[];

export function emptyDraft(model: string): AssistantDraft {
  return {
    name: "",
    description: "",
    instructions: "",
    model,
    avatar: null,
    starters: [],
    roles: null,
    tools: null,
  };
}

export function draftOf(assistant: Assistant): AssistantDraft {
  const { name, description, instructions, model, avatar, starters, roles, tools } = assistant;
  return { name, description, instructions: instructions ?? "", model, avatar, starters, roles, tools };
}

/** The fields in which two drafts differ. Pictures are compared by file id, because their signed URLs change. */
export function changedFields(before: AssistantDraft, after: AssistantDraft): DraftField[] {
  return draftFields.filter((field) => !isEqual(field, before, after));
}

function isEqual(field: DraftField, one: AssistantDraft, other: AssistantDraft): boolean {
  switch (field) {
    case "avatar":
      return one.avatar?.fileId === other.avatar?.fileId;
    case "starters":
      return JSON.stringify(filled(one.starters)) === JSON.stringify(filled(other.starters));
    case "roles":
    case "tools":
      return JSON.stringify(one[field]) === JSON.stringify(other[field]);
    case "name":
    case "description":
    case "instructions":
    case "model":
      return one[field] === other[field];
  }
}

/** An empty row is not a starter. */
export const filled = (starters: readonly string[]) =>
  starters.map((starter) => starter.trim()).filter((starter) => starter !== "");

export function toNewAssistant(id: string, draft: AssistantDraft): NewAssistant {
  const { name, description, instructions, model, avatar, starters, roles, tools } = draft;
  return {
    id,
    name: name.trim(),
    description,
    instructions,
    model,
    avatar: avatar?.fileId ?? null,
    starters: filled(starters),
    roles: roles && [...roles],
    tools: tools && [...tools],
  };
}

/** Only changed fields are sent. */
export function toUpdate(
  draft: AssistantDraft,
  { changed, version }: { changed: readonly DraftField[]; version: number },
): AssistantUpdate {
  const has = (field: DraftField) => changed.includes(field);
  return {
    version,
    ...(has("name") ? { name: draft.name.trim() } : {}),
    ...(has("description") ? { description: draft.description } : {}),
    ...(has("instructions") ? { instructions: draft.instructions } : {}),
    ...(has("model") ? { model: draft.model } : {}),
    ...(has("avatar") ? { avatar: draft.avatar?.fileId ?? null } : {}),
    ...(has("starters") ? { starters: filled(draft.starters) } : {}),
    ...(has("roles") ? { roles: draft.roles && [...draft.roles] } : {}),
    ...(has("tools") ? { tools: draft.tools && [...draft.tools] } : {}),
  };
}

interface Merge {
  /** The person's own draft, with the fields that only the other person changed. */
  merged: AssistantDraft;
  /** Fields that both changed differently: a person has to choose. */
  conflicts: DraftField[];
  /** Fields that only the other person changed. */
  taken: DraftField[];
}

/** Merges two people's changes of the same version. */
export function mergeDrafts(base: AssistantDraft, mine: AssistantDraft, theirs: AssistantDraft): Merge {
  const byMe = changedFields(base, mine);
  const byThem = changedFields(base, theirs);
  const differs = changedFields(mine, theirs);
  const conflicts = byMe.filter((field) => byThem.includes(field) && differs.includes(field));
  const taken = byThem.filter((field) => !byMe.includes(field));
  return { merged: takeFields(mine, theirs, taken), conflicts, taken };
}

/** `draft` with the named fields taken from another draft. */
export function takeFields(
  draft: AssistantDraft,
  from: AssistantDraft,
  fields: readonly DraftField[],
): AssistantDraft {
  // `Object.entries` loses the key types; each value is assigned to its own key.
  const values = Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<AssistantDraft>;
  return { ...draft, ...values };
}

/** Why the draft can't be published yet; null if it can. */
export function draftFault({
  name,
  model,
}: AssistantDraft): "name_missing" | "name_long" | "model_missing" | null {
  if (name.trim() === "") return "name_missing";
  if (name.trim().length > MAX_NAME_CHARS) return "name_long";
  return model === "" ? "model_missing" : null;
}

/** A field as text, for showing how two drafts differ. */
export function fieldAsText(draft: AssistantDraft, field: Exclude<DraftField, "roles" | "tools">): string {
  if (field === "starters") return filled(draft.starters).join("\n");
  if (field === "avatar") return draft.avatar?.fileId ?? "";
  return draft[field];
}

/** The draft as the playground expects it; without a name it gets a placeholder. */
export function triedDraft(
  { name, description, instructions, model, tools }: AssistantDraft,
  standIn: string,
): Draft {
  return {
    name: name.trim() || standIn,
    description,
    instructions,
    ...(model === "" ? {} : { model }),
    tools: tools && [...tools],
  };
}
