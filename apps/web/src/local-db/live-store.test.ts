import { describe, expect, it, vi } from "vitest";
import type { ChatsStore } from "./chats-database.ts";
import { listConversations } from "./conversations.ts";
import { forgetConversations } from "./delete-conversation.ts";
import { createLiveStore } from "./live-store.ts";
import {
  aConversationRow,
  aFollowedAnswer,
  aMessageRow,
  newPlace,
  openTestDatabase,
} from "./local-db.fixtures.ts";
import { readMessages } from "./messages.ts";
import { readSetting, writeSetting } from "./settings.ts";

describe("a live query", () => {
  it("shows what another tab writes, until the last listener unsubscribes", async () => {
    const place = newPlace();
    const here = openTestDatabase(place);
    const other = openTestDatabase(place);
    const store = createLiveStore(here, listConversations);
    expect(store.snapshot()).toEqual({ state: "loading" });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    await eventually(() => expect(store.snapshot()).toEqual({ state: "ready", value: [] }));
    const row = aConversationRow();
    await other.chats.add(row);
    await eventually(() => expect(store.snapshot()).toEqual({ state: "ready", value: [row] }));
    unsubscribe();
    const calls = listener.mock.calls.length;
    await other.chats.update(row.id, { title: "Otro" });
    await listConversations(here);
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  it("runs again for rows that it read, and not for the rows of other conversations or other settings", async () => {
    const db = openTestDatabase();
    const query = vi.fn(async (chats: ChatsStore) => {
      const [row, messages] = [await chats.chats.get("one"), await readMessages(chats, "one")];
      return { row, messages, version: await readSetting(chats, "versions:one") };
    });
    const store = createLiveStore(db, query);
    const unsubscribe = store.subscribe(() => undefined);
    await eventually(() => expect(store.snapshot().state).toBe("ready"));
    await db.messages.add(aMessageRow({ idChat: "two" }));
    await db.chats.put(aConversationRow({ id: "two" }));
    await writeSetting(db, "draft:one", { text: "a medias" });
    await db.answerDrafts.put(aFollowedAnswer({ idChat: "one" }));
    expect(query).toHaveBeenCalledTimes(1);
    await db.messages.add(aMessageRow({ idChat: "one", text: "nueva" }));
    await eventually(() =>
      expect(store.snapshot()).toMatchObject({ value: { messages: [{ text: "nueva" }] } }),
    );
    await db.chats.put(aConversationRow({ id: "one", title: "Otro" }));
    await eventually(() => expect(store.snapshot()).toMatchObject({ value: { row: { title: "Otro" } } }));
    await writeSetting(db, "versions:one", { beginning: "x" });
    await eventually(() =>
      expect(store.snapshot()).toMatchObject({ value: { version: { beginning: "x" } } }),
    );
    await forgetConversations(db, ["one"], "deleted there");
    await eventually(() => expect(store.snapshot()).toMatchObject({ value: { messages: [] } }));
    unsubscribe();
  });

  it("includes rows that were written while it ran", async () => {
    const db = openTestDatabase();
    let isFirst = true;
    const store = createLiveStore(db, async (chats) => {
      const read = await listConversations(chats);
      // Written after the query has read the rows and before it resolves.
      if (isFirst) await db.chats.add(aConversationRow({ title: "meanwhile" }));
      isFirst = false;
      return read.map(({ title }) => title);
    });
    const unsubscribe = store.subscribe(() => undefined);
    await eventually(() => expect(store.snapshot()).toEqual({ state: "ready", value: ["meanwhile"] }));
    unsubscribe();
  });

  it("reports that the database could not be read", async () => {
    const fault = new Error("no storage");
    const store = createLiveStore(openTestDatabase(), () => Promise.reject(fault));
    const unsubscribe = store.subscribe(() => undefined);
    await eventually(() => expect(store.snapshot()).toMatchObject({ state: "failed", error: fault }));
    unsubscribe();
  });
});

/** The machine may be busy, so the check is retried. */
function eventually(check: () => void) {
  return vi.waitFor(check, { interval: 20 });
}
