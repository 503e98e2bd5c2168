import { expect, it, vi } from "vitest";
import { aConversationRow, aMessageRow, NOW, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../local-db/outbox.ts";
import { saveFeedback } from "./save-feedback.ts";

it("stores feedback with its outbox entry before anything is sent, and omits empty comments", async () => {
  const db = openTestDatabase();
  const answer = aMessageRow({ id: "a", idChat: "chat", role: "assistant" });
  await db.chats.add(aConversationRow({ id: "chat" }));
  await db.messages.add(answer);
  const track = vi.fn();
  const onSent = vi.fn(async () => undefined);
  const kept: unknown[] = [];
  const wake = vi.fn(async () => {
    kept.push(...(await readOutbox(db)).map(({ operation }) => operation));
  });
  await saveFeedback({ db, now: () => NOW, track, wake, onSent }, answer, {
    feedback: "bad",
    preselectComment: "incorrect",
    badComment: "",
  });
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const feedback = { conversationId: "chat", messageId: "a", feedback: "bad", preselectComment: "incorrect" };
  expect(kept).toEqual([{ kind: "feedback", feedback }]);
  expect(await db.messages.get("a")).toMatchObject({ feedback: "bad" });
  expect(track).toHaveBeenCalledWith("send_feedback", { feedback: "bad", reasons: "incorrect" });
});
