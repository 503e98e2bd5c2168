import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import {
  aConversationRow,
  aMessageRow,
  NOW,
  newPlace,
  openTestDatabase,
} from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { changeQueued, queueQuestion, readQueue, removeQueued } from "../../../local-db/question-queue.ts";
import type { LocalMessageState, QueuedQuestion } from "../../../local-db/rows.ts";
import { hasUnsentWork } from "../../../local-db/unsent-work.ts";
import { type QueuePorts, sendNextQueued, watchQueues } from "./send-queued.ts";

let place: ReturnType<typeof newPlace>;
let db: ChatsDatabase;

beforeEach(async () => {
  place = newPlace();
  db = openTestDatabase(place);
  await db.chats.add(aConversationRow({ id: "chat" }));
  await db.messages.bulkAdd([
    aMessageRow({ id: "q", idChat: "chat", seq: 0 }),
    aMessageRow({ id: "a", idChat: "chat", seq: 1, parentId: "q", role: "assistant", state: "streaming" }),
  ]);
});

const portsOf = (database: ChatsDatabase): QueuePorts => ({
  db: database,
  contextFor: async () => [],
  wake: vi.fn(async () => undefined),
  track: vi.fn(),
  now: () => NOW,
  newId: () => crypto.randomUUID(),
  warn: (message, cause) => {
    throw new Error(message, { cause });
  },
});

async function queued(text: string): Promise<QueuedQuestion> {
  const choices = { chat: "rh-plus" as const, assistantId: null, model: undefined };
  const question = {
    id: crypto.randomUUID(),
    answerId: crypto.randomUUID(),
    text,
    choices: { ...choices, online: false, baseKnowledge: null },
    files: [],
    pictures: [],
  };
  await queueQuestion(db, { conversationId: "chat", question, draftOf: "chat" });
  return question;
}

const end = (state: LocalMessageState) => db.messages.update("a", { state });

const sent = async () =>
  (await readOutbox(db)).flatMap(({ operation }) => (operation.kind === "send" ? [operation.request] : []));

const texts = async () => (await readQueue(db, "chat")).map(({ text }) => text);

describe("a queued question", () => {
  it("waits while the answer before it is written, and is then sent with the ids it was given", async () => {
    const { id, answerId } = await queued("¿Y en invierno?");
    expect(await sendNextQueued(portsOf(db), "chat")).toBe(false);
    await end("complete");
    expect(await sendNextQueued(portsOf(db), "chat")).toBe(true);
    expect(await sent()).toMatchObject([{ messageId: id, answerId, parentId: "a" }]);
    expect(await texts()).toEqual([]);
  });

  it("is sent automatically when the answer ends, one at a time and in order", async () => {
    await queued("primera");
    await queued("segunda");
    const stop = watchQueues(portsOf(db));
    await end("stopped");
    await vi.waitFor(async () => expect(await texts()).toEqual(["segunda"]));
    expect(await sent()).toMatchObject([{ content: [{ text: "primera" }] }]);
    stop();
  });

  it("is sent once by several tabs that see the end of the answer at the same time", async () => {
    const { answerId } = await queued("una vez");
    const tabs = [db, openTestDatabase(place), openTestDatabase(place)];
    const stops = tabs.map((tab) => watchQueues(portsOf(tab)));
    await end("complete");
    await vi.waitFor(async () => expect(await texts()).toEqual([]));
    await Promise.all(tabs.map((tab) => sendNextQueued(portsOf(tab), "chat")));
    expect((await sent()).map((request) => request.answerId)).toEqual([answerId]);
    for (const stop of stops) stop();
  });

  it.each(["failed", "interrupted"] as const)(
    "is held after an answer that %s, until it is sent",
    async (state) => {
      await queued("después");
      await end(state);
      expect(await sendNextQueued(portsOf(db), "chat")).toBe(false);
      expect(await sendNextQueued(portsOf(db), "chat", { regardless: true })).toBe(true);
      expect(await sent()).toHaveLength(1);
    },
  );

  it("can be edited and removed, and an edit during sending is included", async () => {
    const first = await queued("primera");
    const second = await queued("segunda");
    await removeQueued(db, { conversationId: "chat", id: first.id });
    expect(await changeQueued(db, { conversationId: "chat", id: first.id, text: "ya no" })).toBe(false);
    await end("complete");
    const ports = portsOf(db);
    const edit = () => changeQueued(db, { conversationId: "chat", id: second.id, text: "otra" });
    const sending = sendNextQueued({ ...ports, contextFor: () => edit().then(() => []) }, "chat");
    expect(await sending).toBe(false);
    await sendNextQueued(ports, "chat");
    expect(await sent()).toMatchObject([{ content: [{ text: "otra" }] }]);
  });

  it("counts as unsent work", async () => {
    await queued("después");
    expect(await hasUnsentWork(db)).toBe(true);
  });
});
