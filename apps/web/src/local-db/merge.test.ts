import { describe, expect, it } from "vitest";
import { aConversation, aConversationRow, aMessage, aMessageRow } from "./local-db.fixtures.ts";
import { isSameRow, mergeConversation, placePulled } from "./merge.ts";
import { pendingOf } from "./outbox.ts";
import type { MessageRow } from "./rows.ts";

const NOTHING = pendingOf([]);
const EARLY = "2026-11-15T10:00:00.000Z";
const LATE = "2026-11-15T10:00:01.000Z";

describe("a conversation from the server", () => {
  it("replaces the local one, with unsent changes on top", () => {
    const local = aConversationRow({ title: "Mío", pinned: true, updatedAt: EARLY, tailCursor: "t" });
    const server = aConversation({
      id: local.id,
      title: "Suyo",
      favorite: true,
      updatedAt: LATE,
      digest: "d",
    });
    expect(mergeConversation(local, server, { ...NOTHING, patch: { title: "Mío" } })).toEqual({
      ...server,
      title: "Mío",
      digest: "",
      isOnServer: true,
      hasMessages: true,
      serverUpdatedAt: LATE,
      tailCursor: "t",
      deletedAt: null,
    });
  });

  it("is ignored when a newer version is stored here", () => {
    const local = aConversationRow({ updatedAt: EARLY, serverUpdatedAt: LATE });
    expect(mergeConversation(local, aConversation({ updatedAt: EARLY }), NOTHING)).toBeUndefined();
  });

  it("does not depend on this computer's clock", () => {
    const local = aConversationRow({ updatedAt: LATE, serverUpdatedAt: null });
    expect(mergeConversation(local, aConversation({ updatedAt: EARLY }), NOTHING)).toBeDefined();
  });

  it("stays deleted during the undo period", () => {
    const local = aConversationRow({ deletedAt: EARLY });
    expect(mergeConversation(local, aConversation(), NOTHING)).toMatchObject({ deletedAt: EARLY });
  });

  it("keeps the server's digest until its messages are stored", () => {
    const server = aConversation({ digest: "d" });
    expect(mergeConversation(undefined, server, NOTHING)).toMatchObject({
      digest: "d",
      hasMessages: false,
    });
  });
});

describe("messages from the server", () => {
  const place = (local: MessageRow[], items: ReturnType<typeof aMessage>[], fields = {}) =>
    placePulled({
      local: new Map(local.map((row) => [row.id, row])),
      items,
      pending: { sends: [], feedback: new Map() },
      isWhole: true,
      ...fields,
    });

  it("are stored in the server's order, with unsent ones after them", () => {
    const unsent = aMessageRow({ id: "u", seq: 1, isOnServer: false });
    const rows = place(
      [aMessageRow({ id: "a", seq: 0 }), unsent],
      [aMessage({ id: "b" }), aMessage({ id: "a" })],
    );
    expect(rows.map(({ id, seq }) => [id, seq])).toEqual([
      ["b", 0],
      ["a", 1],
      ["u", 2],
    ]);
  });

  it("of the last page come after the earlier ones", () => {
    const local = ["a", "b", "c"].map((id, seq) => aMessageRow({ id, seq }));
    const rows = place(local, [aMessage({ id: "d" }), aMessage({ id: "c" })], { isWhole: false });
    expect(rows.map(({ id, seq }) => [id, seq])).toEqual([
      ["d", 2],
      ["c", 3],
    ]);
  });

  it("do not revert an answer that has ended here, but do replace a refused one", () => {
    const streaming = aMessage({ id: "a", state: "streaming", text: "Ha" });
    const ended = aMessageRow({ id: "a", state: "complete", text: "Hasta aquí" });
    expect(place([ended], [streaming])).toMatchObject([{ state: "complete", text: "Hasta aquí" }]);
    const refused = aMessageRow({ id: "a", state: "failed", isOnServer: false });
    expect(place([refused], [streaming])).toMatchObject([{ state: "streaming", isOnServer: true }]);
  });

  it("keep the open feedback panel and unsent feedback", () => {
    const local = aMessageRow({ id: "a", role: "assistant", activeFeedback: true });
    const feedback = new Map([["a", { conversationId: "c", messageId: "a", feedback: "bad" as const }]]);
    const server = aMessage({ id: "a", role: "assistant", feedback: "good", sendFeedback: true });
    expect(place([local], [server], { pending: { sends: [], feedback } })).toMatchObject([
      { activeFeedback: true, feedback: "bad", sendFeedback: false },
    ]);
  });

  it("are not written again when unchanged", () => {
    const row = aMessageRow({ id: "a" });
    expect(isSameRow(row, { ...row })).toBe(true);
    expect(isSameRow(undefined, row)).toBe(false);
    const changes: Partial<MessageRow>[] = [
      { seq: 1 },
      { text: "x" },
      { feedback: "bad" },
      { isOnServer: false },
    ];
    for (const change of changes) expect(isSameRow(row, { ...row, ...change })).toBe(false);
  });
});
