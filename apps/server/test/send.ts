import { randomUUID } from "node:crypto";
import type { Send } from "../src/modules/history/index.ts";

/** The first question of a new conversation, as it is stored; a test states only the fields it is about. */
export function newSend(personId: string, changes: Partial<Send> = {}): Send {
  return {
    personId,
    conversationId: randomUUID(),
    title: "Hola",
    chat: "chat-libre",
    assistantId: null,
    baseKnowledge: null,
    projectId: null,
    model: "gpt-5",
    questionId: randomUUID(),
    parentId: null,
    kind: "text",
    content: [],
    text: "Hola",
    files: [],
    answerId: randomUUID(),
    online: false,
    writerId: randomUUID(),
    ...changes,
  };
}
