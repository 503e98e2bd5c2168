import type { MessageFile } from "@metatron/contract/chat/message";
import type { ChatType } from "@metatron/contract/enums";
import type { ChatsStore } from "./chats-database.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** The content of the composer. It survives a reload, the end of the session and the next sign-in. */
export interface Draft {
  text: string;
  chat?: ChatType;
  model?: string;
  /** The assistant that the question goes to, instead of the one of the page. */
  asks?: { id: string; name: string } | undefined;
  baseKnowledge?: string | null;
  online?: boolean;
  files?: MessageFile[];
  /** Id of a conversation that has not started yet but already has uploads in flight. */
  conversationId?: string;
}

/** Key of the draft of a conversation that has no id yet. */
export const NEW_CONVERSATION = "new";

const PREFIX = "draft:";

export const draftKey = (conversationId: string) => `${PREFIX}${conversationId}`;

export async function readDraft(db: ChatsStore, conversationId: string): Promise<Draft | undefined> {
  const value = await readSetting(db, draftKey(conversationId));
  return isDraft(value) ? value : undefined;
}

/** An empty draft is deleted. */
export async function writeDraft(db: ChatsStore, conversationId: string, draft: Draft): Promise<void> {
  await writeSetting(db, draftKey(conversationId), isEmpty(draft) ? undefined : draft);
}

export async function countDrafts(db: ChatsStore): Promise<number> {
  return (await db.settings.by("key", { from: PREFIX, to: `${PREFIX}\uffff` })).length;
}

const isEmpty = ({ text, files = [] }: Draft) => text.trim() === "" && files.length === 0;

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
