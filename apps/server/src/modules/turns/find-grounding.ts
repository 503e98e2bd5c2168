import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { ChatType } from "@metatron/contract/enums";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { assistantForChat, type ChatAssistant, officialForChat } from "../assistants/index.ts";
import { conversationOwner, type FileOwner } from "../files/index.ts";
import type { QuestionProject } from "../projects/index.ts";

/** Where an answer may search, and whether it may be given without any result. */
export interface Grounding {
  assistant: ChatAssistant | undefined;
  collections: FileOwner[];
  /** The project of the conversation, whose files are among the collections. */
  project?: QuestionProject | undefined;
  /** Answers only from documents: without a supporting passage, no model is called. */
  isGroundedOnly: boolean;
}

/**
 * The knowledge of this kind of chat and the conversation's own files. Throws 404 for an assistant that the
 * person may not use.
 */
export async function findGrounding(
  db: Db,
  { session, chat, request }: { session: Session; chat: ChatType; request: ChatRequest },
): Promise<Grounding> {
  const { conversationId, assistantId } = request;
  switch (chat) {
    case "rh-plus": {
      const official = await officialForChat({ db }, session, "rh-plus");
      if (!official) throw notFound();
      const { assistant } = official;
      return { assistant, collections: collectionsOf(assistant, conversationId), isGroundedOnly: true };
    }
    case "ai-builder": {
      const assistant = assistantId ? await assistantForChat({ db }, session, assistantId) : undefined;
      if (!assistant) throw notFound();
      return {
        assistant,
        collections: collectionsOf(assistant, conversationId),
        isGroundedOnly: isGroundedOnly(assistant),
      };
    }
    case "chat-libre":
      return {
        assistant: undefined,
        collections: [conversationOwner(conversationId)],
        isGroundedOnly: false,
      };
    case "images":
      return { assistant: undefined, collections: [], isGroundedOnly: false };
  }
}

/** Assistants that answer from documents alone. */
export const isGroundedOnly = ({ specialty }: Pick<ChatAssistant, "specialty">): boolean =>
  specialty === "rh-plus" || specialty === "service-desk";

const collectionsOf = (assistant: ChatAssistant | undefined, conversationId: string) => [
  ...(assistant ? [assistant.collection] : []),
  conversationOwner(conversationId),
];
