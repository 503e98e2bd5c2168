import type { Assistant, AssistantUpdate, NewAssistant } from "@metatron/contract/assistants/assistant";
import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import type { Draft } from "@metatron/contract/playground/playground";
import type { Role } from "@metatron/contract/roles";

/** What an editor changes before it is published. */
export interface AssistantDraft {
  name: string;
  description: string;
  instructions: string;
  model: string;
  avatar: { fileId: string; url: string } | null;
  starters: readonly string[];
  /** Whom it is for among those with access; null: everyone but external people. */
  roles: readonly Role[] | null;
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
] as const satisfies readonly DraftField[];

export function emptyDraft(model: string): AssistantDraft {
  return { name: "", description: "", instructions: "", model, avatar: null, starters: [], roles: null };
}

export function draftOf(assistant: Assistant): AssistantDraft {
  const { name, description, instructions, model, avatar, starters, roles } = assistant;
  return { name, description, instructions: instructions ?? "", model, avatar, starters, roles };
}

/** The fields in which two drafts differ. Addresses of pictures are signed anew each time, so the file decides. */
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
      return JSON.stringify(one.roles) === JSON.stringify(other.roles);
    case "name":
    case "description":
    case "instructions":
    case "model":
      return one[field] === other[field];
  }
}

/** A row that is still empty is no starter. */
export const filled = (starters: readonly string[]) =>
  starters.map((starter) => starter.trim()).filter((starter) => starter !== "");

export function toNewAssistant(id: string, draft: AssistantDraft): NewAssistant {
  const { name, description, instructions, model, avatar, starters, roles } = draft;
  return {
    id,
    name: name.trim(),
    description,
    instructions,
    model,
    avatar: avatar?.fileId ?? null,
    starters: filled(starters),
    roles: roles && [...roles],
  };
}

/** Only what was changed is sent. */
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
  };
}

interface Merge {
  /** Mine, with what only the other person changed. */
  merged: AssistantDraft;
  /** What both changed, and differently: a person has to choose. */
  conflicts: DraftField[];
  /** What only the other person changed. */
  taken: DraftField[];
}

/** Brings together two people's changes of the same version. */
export function mergeDrafts(base: AssistantDraft, mine: AssistantDraft, theirs: AssistantDraft): Merge {
  const byMe = changedFields(base, mine);
  const byThem = changedFields(base, theirs);
  const differs = changedFields(mine, theirs);
  const conflicts = byMe.filter((field) => byThem.includes(field) && differs.includes(field));
  const taken = byThem.filter((field) => !byMe.includes(field));
  return { merged: takeFields(mine, theirs, taken), conflicts, taken };
}

/** `draft` with these fields of another one. */
export function takeFields(
  draft: AssistantDraft,
  from: AssistantDraft,
  fields: readonly DraftField[],
): AssistantDraft {
  // Entries forgets the names; each value goes back under its own.
  const values = Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<AssistantDraft>;
  return { ...draft, ...values };
}

/** Why it can't be published yet; null when it can. */
export function draftFault({
  name,
  model,
}: AssistantDraft): "name_missing" | "name_long" | "model_missing" | null {
  if (name.trim() === "") return "name_missing";
  if (name.trim().length > MAX_NAME_CHARS) return "name_long";
  return model === "" ? "model_missing" : null;
}

/** As one text, for showing how two drafts differ in a field. */
export function fieldAsText(draft: AssistantDraft, field: Exclude<DraftField, "roles">): string {
  if (field === "starters") return filled(draft.starters).join("\n");
  if (field === "avatar") return draft.avatar?.fileId ?? "";
  return draft[field];
}

/** The draft as the playground takes it; one without a name yet is tried under a stand-in. */
export function triedDraft(
  { name, description, instructions, model }: AssistantDraft,
  standIn: string,
): Draft {
  return {
    name: name.trim() || standIn,
    description,
    instructions,
    ...(model === "" ? {} : { model }),
  };
}
