import { EMPTY_STEP } from "@metatron/turn/turn";
import { expect, it, vi } from "vitest";
import {
  aConversationRow,
  aFollowedAnswer,
  aMessageRow,
  openTestDatabase,
} from "../../../local-db/local-db.fixtures.ts";
import { aCall } from "../../tools/tool-calls.fixtures.ts";
import { listStores, readListAhead } from "./conversations-store.ts";

it("the list is available at once where it was read ahead", async () => {
  const db = openTestDatabase();
  await db.chats.put(aConversationRow({ title: "Vacaciones" }));
  readListAhead(db);
  const { conversations } = listStores(db);
  await vi.waitFor(() => expect(conversations.snapshot().state).toBe("ready"));
  expect(conversations.snapshot()).toMatchObject({ value: [{ title: "Vacaciones" }] });
});

it("a conversation is marked while its answer waits for the person", async () => {
  const db = openTestDatabase();
  const { waiting } = listStores(db);
  const stop = waiting.subscribe(() => undefined);
  const { turn, ...answer } = aFollowedAnswer({ id: "a", state: "streaming" });
  const asking = aCall({ state: "answer-requested" });
  const draft = { ...answer, idChat: "chat", turn: { ...turn, steps: [{ ...EMPTY_STEP, calls: [asking] }] } };
  await db.messages.add(aMessageRow({ id: "a", idChat: "chat", role: "assistant", state: "streaming" }));
  await db.answerDrafts.put(draft);
  await vi.waitFor(() => expect(waiting.snapshot()).toMatchObject({ value: ["chat"] }));
  await db.messages.update("a", { state: "complete" });
  await vi.waitFor(() => expect(waiting.snapshot()).toMatchObject({ value: [] }));
  stop();
});
