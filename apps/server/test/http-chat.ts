import { randomUUID } from "node:crypto";
import type { ChatRequest } from "@metatron/contract/chat/chat";
import { type Message, message } from "@metatron/contract/chat/message";
import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import { pageOf } from "@metatron/contract/page";
import { question } from "./ask.ts";

/** A person's side of a conversation over real HTTP. */
export function httpChat(token: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return {
    async send(url: string, text: string, ids: Partial<ChatRequest> = {}) {
      const request = question(text, { conversationId: randomUUID(), ...ids });
      const body = JSON.stringify(request);
      const response = await fetch(`${url}/api/assistant/chatlibre`, { method: "POST", headers, body });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return { request, response };
    },
    /** Answers with the status. */
    async steer(url: string, answerId: string, steer: { id: string; text: string }): Promise<number> {
      const body = JSON.stringify(steer);
      const response = await fetch(`${url}/api/chat/steer/${answerId}`, { method: "POST", headers, body });
      return response.status;
    },
    /** Answers a tool call that waits; resolves with the status. */
    async answerCall(url: string, answerId: string, answer: ToolCallAnswer): Promise<number> {
      const body = JSON.stringify(answer);
      const response = await fetch(`${url}/api/chat/tool-calls/${answerId}`, {
        method: "PUT",
        headers,
        body,
      });
      return response.status;
    },
    resume(url: string, answerId: string, lastId = 0) {
      return fetch(`${url}/api/chat/stream/${answerId}`, {
        headers: { ...headers, "last-event-id": String(lastId) },
      });
    },
    async messages(url: string, conversationId: string): Promise<Message[]> {
      const response = await fetch(`${url}/api/history/list_messages?conversationId=${conversationId}`, {
        headers,
      });
      return pageOf(message).parse(await response.json()).items;
    },
  };
}

/** Reads until the condition holds or the stream ends, however it ends; answers what arrived. */
export async function readUntil(response: Response, isEnough: (text: string) => boolean): Promise<string> {
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    while (reader && !isEnough(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
  } catch {
    return text;
  }
  reader?.cancel().catch(() => undefined);
  return text;
}
