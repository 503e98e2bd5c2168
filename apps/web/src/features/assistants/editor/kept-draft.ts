import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../../local-db/settings.ts";
import type { AssistantDraft } from "./draft.ts";

/** A draft stored in this browser until it is published or discarded. */
export interface KeptDraft {
  /**
   * The assistant's id; a new assistant has it from the first keystroke, so that saving twice creates only
   * one.
   */
  id: string;
  draft: AssistantDraft;
  /** The version it is based on; null for a new assistant. */
  base: { version: number; draft: AssistantDraft } | null;
}

/** The key for the draft of an assistant that does not exist yet. */
export const NEW_ASSISTANT = "new";

const keyOf = (place: string) => `assistant-draft:${place}`;

export async function readKeptDraft(db: ChatsDatabase, place: string): Promise<KeptDraft | undefined> {
  const value = await readSetting(db, keyOf(place));
  return isKeptDraft(value) ? withNewFields(value) : undefined;
}

export async function keepDraft(db: ChatsDatabase, place: string, kept: KeptDraft): Promise<void> {
  await writeSetting(db, keyOf(place), kept);
}

export async function dropDraft(db: ChatsDatabase, place: string): Promise<void> {
  await writeSetting(db, keyOf(place), undefined);
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null || !("id" in value && "draft" in value && "base" in value))
    return false;
  const { draft } = value;
  // An older release may have stored other fields; a draft without a required field is discarded.
  return typeof draft === "object" && draft !== null && FIELDS.every((field) => field in draft);
}

/** Drafts of earlier releases had no roles or tools: they change none. */
function withNewFields({ id, draft, base }: KeptDraft): KeptDraft {
  const filledUp = (kept: AssistantDraft) => ({
    ...kept,
    roles: kept.roles ?? null,
    tools: kept.tools ?? null,
  });
  return { id, draft: filledUp(draft), base: base && { ...base, draft: filledUp(base.draft) } };
}

const FIELDS = ["name", "description", "instructions", "model", "avatar", "starters"];
