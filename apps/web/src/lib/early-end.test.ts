import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import { expect, it } from "vitest";
import { earlyConversation, putEarlyEnd, takeEarlyEnd } from "./early-end.ts";

// Handed on as it is, so its content does not matter here.
const end = { items: [], count: 0 } as unknown as ConversationEnd;
const put = () => putEarlyEnd({ conversationId: "one", personKey: "ana", end: Promise.resolve(end) });

it("is taken once", async () => {
  put();
  expect(earlyConversation("ana")).toBe("one");
  expect(await takeEarlyEnd("ana", "one")).toBe(end);
  expect(earlyConversation("ana")).toBeUndefined();
  expect(await takeEarlyEnd("ana", "one")).toBeUndefined();
});

it("is dropped for another person or another conversation", async () => {
  put();
  expect(earlyConversation("luis")).toBeUndefined();
  expect(await takeEarlyEnd("luis", "one")).toBeUndefined();
  expect(await takeEarlyEnd("ana", "one")).toBeUndefined();
  put();
  expect(await takeEarlyEnd("ana", "two")).toBeUndefined();
});
