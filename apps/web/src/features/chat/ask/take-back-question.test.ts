import { expect, it } from "vitest";
import { aConversationRow, aMessageRow, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { beginsConversation, draftOfFirst, takeBackQuestion, withTextBack } from "./take-back-question.ts";

const question = aMessageRow({
  id: "q",
  idChat: "c",
  seq: 0,
  text: "Mi DNI",
  idAnswer: "a",
  isOnServer: false,
});
const answer = aMessageRow({ id: "a", idChat: "c", seq: 1, parentId: "q", role: "assistant" });

it("removes a declined question, and the conversation that it alone began", async () => {
  const db = openTestDatabase();
  const conversation = aConversationRow({ id: "c", isOnServer: false });
  await db.chats.add(conversation);
  await db.messages.bulkAdd([question, answer]);
  expect(beginsConversation(conversation, question)).toBe(true);
  await takeBackQuestion(db, question);
  expect([await db.messages.get("q"), await db.messages.get("a"), await db.chats.get("c")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("keeps the conversation and everything that the server has", async () => {
  const db = openTestDatabase();
  await db.chats.add(aConversationRow({ id: "c", isOnServer: true }));
  const sent = { ...question, isOnServer: true };
  await db.messages.bulkAdd([sent, answer]);
  await takeBackQuestion(db, sent);
  expect((await db.messages.get("q"))?.text).toBe("Mi DNI");
  await db.messages.delete("q");
  await takeBackQuestion(db, question);
  expect((await db.chats.get("c"))?.id).toBe("c");
});

it("makes the draft of a new conversation, with its files under the same id", () => {
  const files = [
    { id: "f", name: "a.txt", type: "text/plain", size: 1, createAt: "2026-11-16T10:00:00.000Z" },
  ];
  const conversation = aConversationRow({ id: "c", assistantId: "x", chat: "ai-builder" });
  expect(draftOfFirst(conversation, { ...question, files })).toMatchObject({
    draftOf: "new-x",
    draft: { text: "Mi DNI", files, conversationId: "c" },
  });
  expect(draftOfFirst(aConversationRow({ id: "c", assistantId: null }), question).draft).not.toHaveProperty(
    "conversationId",
  );
});

it("puts the question above the text that was typed since", () => {
  expect([withTextBack("a", " "), withTextBack("a", "b")]).toEqual(["a", "a\n\nb"]);
});
