import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import { expect, it } from "vitest";
import { putEarlyEnd, takeEarlyEnd } from "./early-end.ts";

// Handed on as it is, so its content does not matter here.
const end = { items: [], count: 0 } as unknown as ConversationEnd;
const put = () => putEarlyEnd({ conversationId: "one", personKey: "ana", end: Promise.resolve(end) });

it("is taken once", async () => {
  put();
  expect(await takeEarlyEnd("ana", "one")).toBe(end);
  expect(await takeEarlyEnd("ana", "one")).toBeUndefined();
});

it("is dropped for another person or another conversation", async () => {
  put();
  expect(await takeEarlyEnd("luis", "one")).toBeUndefined();
  expect(await takeEarlyEnd("ana", "one")).toBeUndefined();
  put();
  expect(await takeEarlyEnd("ana", "two")).toBeUndefined();
});
