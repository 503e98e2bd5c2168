import { randomUUID } from "node:crypto";
import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { TestApp } from "./harness.ts";
import { readParts, textOf } from "./read-parts.ts";
import type { TestPerson } from "./test-issuer.ts";

/** A new question with new ids; a test states only the fields it is about. The first of a conversation by default. */
export function question(text: string, changes: Partial<ChatRequest> = {}): ChatRequest {
  return {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    answerId: randomUUID(),
    content: [{ type: "text", text }],
    ...(changes.conversationId === undefined ? { parentId: null } : {}),
    ...changes,
  };
}

/** Sends it and reads the answer to its end. */
export async function ask(test: TestApp, person: TestPerson, request: ChatRequest, path = "chatlibre") {
  const answer = await test.as(person)({ method: "POST", url: `/api/assistant/${path}`, payload: request });
  const isStream = answer.headers["content-type"]?.toString().startsWith("text/event-stream") ?? false;
  const parts = isStream ? readParts(answer.body) : [];
  return {
    status: answer.statusCode,
    problem: isStream ? undefined : answer.json(),
    body: answer.body,
    parts,
    text: textOf(parts),
  };
}
