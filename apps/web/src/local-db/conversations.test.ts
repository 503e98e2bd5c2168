import { describe, expect, it } from "vitest";
import { applyConversations } from "./apply-pulled.ts";
import { beginTurn } from "./begin-turn.ts";
import { applyName, changeConversation, listConversations, readConversation } from "./conversations.ts";
import {
  deleteConversations,
  forgetConversations,
  readTombstones,
  UNDO_WITHIN_MS,
  undoDeletions,
} from "./delete-conversation.ts";
import { writeDraft } from "./drafts.ts";
import { aConversation, aConversationRow, aTurn, NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { readOutbox } from "./outbox.ts";
import { chooseVersion } from "./versions.ts";

describe("the list of conversations", () => {
  it("has pinned ones first, then favourites, then the others, each newest first", async () => {
    const db = openTestDatabase();
    const day = (n: number) => `2026-11-0${n}T00:00:00.000Z`;
    await db.chats.bulkAdd([
      aConversationRow({ title: "antigua", updatedAt: day(1) }),
      aConversationRow({ title: "nueva", updatedAt: day(5) }),
      aConversationRow({ title: "favorita", favorite: true, updatedAt: day(2) }),
      aConversationRow({ title: "fijada", pinned: true, updatedAt: day(1) }),
      aConversationRow({ title: "fijada y favorita", pinned: true, favorite: true, updatedAt: day(1) }),
      aConversationRow({ title: "borrada", pinned: true, updatedAt: day(9), deletedAt: day(9) }),
    ]);
    const titles = (await listConversations(db)).map(({ title }) => title);
    expect(titles).toEqual(["fijada y favorita", "fijada", "favorita", "nueva", "antigua"]);
  });

  it("keeps its order when the server confirms a new title or emoji, and changes it with a question", async () => {
    const db = openTestDatabase();
    const day = (n: number) => `2026-11-0${n}T00:00:00.000Z`;
    const [old, young] = [aConversation({ updatedAt: day(1) }), aConversation({ updatedAt: day(2) })];
    await applyConversations(db, [old, young]);
    await applyConversations(db, [{ ...old, title: "Otro", emoji: "📦", updatedAt: day(3) }]);
    expect((await listConversations(db)).map(({ id }) => id)).toEqual([young.id, old.id]);
    await beginTurn(db, aTurn({ conversationId: old.id, now: new Date(day(4)) }));
    expect((await listConversations(db)).map(({ id }) => id)).toEqual([old.id, young.id]);
  });
});

describe("a change of a conversation", () => {
  it("is visible at once and waits in the outbox", async () => {
    const db = openTestDatabase();
    const { id } = await added(db);
    await changeConversation(db, { id, patch: { title: "Otro", pinned: true }, now: NOW });
    expect(await readConversation(db, id)).toMatchObject({ title: "Otro", pinned: true, digest: "" });
    expect(await readOutbox(db)).toEqual([
      {
        seq: 1,
        conversationId: id,
        createAt: NOW.toISOString(),
        notBefore: 0,
        attempts: 0,
        operation: { kind: "patch", patch: { title: "Otro", pinned: true } },
      },
    ]);
  });

  it("does nothing for a conversation that no longer exists", async () => {
    const db = openTestDatabase();
    await changeConversation(db, { id: "gone", patch: { title: "Otro" }, now: NOW });
    expect(await readOutbox(db)).toEqual([]);
  });

  it("keeps the person's own title when the generated title arrives", async () => {
    const db = openTestDatabase();
    const { id } = await added(db);
    await applyName(db, { id, title: "Del modelo", emoji: "🏖️" });
    expect(await readConversation(db, id)).toMatchObject({ title: "Del modelo", emoji: "🏖️" });
    await changeConversation(db, { id, patch: { title: "Mío" }, now: NOW });
    await applyName(db, { id, title: "Otra vez del modelo", emoji: "✈️" });
    expect(await readConversation(db, id)).toMatchObject({ title: "Mío", emoji: "🏖️" });
  });
});

describe("a deletion", () => {
  it("hides the conversation at once and is sent after the undo period", async () => {
    const db = openTestDatabase();
    const { id } = await added(db);
    await deleteConversations(db, { ids: [id], now: NOW });
    await deleteConversations(db, { ids: [id], now: NOW });
    expect(await listConversations(db)).toEqual([]);
    expect(await readConversation(db, id)).toBeUndefined();
    expect(await readOutbox(db)).toMatchObject([
      { operation: { kind: "delete" }, notBefore: NOW.getTime() + UNDO_WITHIN_MS },
    ]);
  });

  it("can be undone, and keeps the changes before it", async () => {
    const db = openTestDatabase();
    const { id } = await added(db);
    await changeConversation(db, { id, patch: { title: "Otro" }, now: NOW });
    await deleteConversations(db, { ids: [id], now: NOW });
    expect(await undoDeletions(db, [id])).toBe(1);
    expect(await readConversation(db, id)).toMatchObject({ title: "Otro" });
    expect((await readOutbox(db)).map(({ operation }) => operation.kind)).toEqual(["patch"]);
  });

  it("can't be undone once it is in flight", async () => {
    const db = openTestDatabase();
    const { id } = await added(db);
    await deleteConversations(db, { ids: [id], now: NOW });
    await forgetConversations(db, [id], "deleted here");
    expect(await undoDeletions(db, [id])).toBe(0);
    expect(await readOutbox(db)).toHaveLength(1);
  });

  it("removes messages, search texts, drafts, chosen versions and outbox entries too", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    const { conversationId } = turn.request;
    await beginTurn(db, turn);
    await writeDraft(db, conversationId, { text: "a medias" });
    await chooseVersion(db, { conversationId, parentId: null, messageId: turn.request.messageId });
    await forgetConversations(db, [conversationId], "deleted there");
    for (const name of ["chats", "messages", "texts", "outbox", "answerDrafts"] as const) {
      expect(await db[name].count(), name).toBe(0);
    }
    expect((await db.settings.toArray()).map(({ key }) => key)).toEqual(["sync:buried"]);
    expect(await readTombstones(db)).toEqual(new Set([conversationId]));
  });
});

async function added(db: ReturnType<typeof openTestDatabase>) {
  const row = aConversationRow();
  await db.chats.add(row);
  return row;
}
