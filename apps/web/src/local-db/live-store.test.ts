import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Topics } from "./changes.ts";
import type { ChatsDatabase, ChatsStore } from "./chats-database.ts";
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

describe("a live query that takes long", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("shows the first change at once, and rests between the following ones without losing the last", async () => {
    const { db, publish } = aFeed();
    const query = vi.fn(async () => vi.advanceTimersByTime(100));
    const unsubscribe = createLiveStore(db, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(query).toHaveBeenCalledTimes(1);
    publish();
    await vi.advanceTimersByTimeAsync(0);
    expect(query).toHaveBeenCalledTimes(2);
    for (let changes = 0; changes < 5; changes += 1) publish();
    await vi.advanceTimersByTimeAsync(199);
    expect(query).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(query).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(5_000);
    publish();
    await vi.advanceTimersByTimeAsync(0);
    expect(query).toHaveBeenCalledTimes(4);
    unsubscribe();
  });

  it("runs once where a change arrives after its rest, but before the timer of an earlier change", async () => {
    const { db, publish } = aFeed();
    let finish = () => undefined as unknown;
    const query = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const unsubscribe = createLiveStore(db, query).subscribe(() => undefined);
    const took = async (ms: number) => {
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + ms);
      finish();
      await vi.advanceTimersByTimeAsync(0);
    };
    await took(100);
    publish();
    await took(100);
    publish();
    expect(query).toHaveBeenCalledTimes(2);
    // A timer is late on a busy page.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 500);
    publish();
    expect(query).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(query).toHaveBeenCalledTimes(3);
    await took(1);
    unsubscribe();
  });

  it("does not run after the last listener unsubscribed during its rest", async () => {
    const { db, publish } = aFeed();
    const query = vi.fn(async () => vi.advanceTimersByTime(100));
    const unsubscribe = createLiveStore(db, query).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    publish();
    await vi.advanceTimersByTimeAsync(0);
    publish();
    unsubscribe();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it("runs again at once when it is short", async () => {
    const { db, publish } = aFeed();
    const query = vi.fn(async () => vi.advanceTimersByTime(5));
    const unsubscribe = createLiveStore(db, query).subscribe(() => undefined);
    for (let changes = 0; changes < 4; changes += 1) {
      await vi.advanceTimersByTimeAsync(0);
      publish();
    }
    expect(query).toHaveBeenCalledTimes(5);
    unsubscribe();
  });
});

/** A database of which every query reads one store, and that store is written on demand. */
function aFeed() {
  const listeners = new Set<(written: Topics) => void>();
  const db = {
    noting(reads: Topics) {
      reads.addStore("chats");
    },
    subscribe(listener: (written: Topics) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const publish = () => {
    for (const listener of listeners) listener(new Topics(["chats *"]));
  };
  return { db: db as unknown as ChatsDatabase, publish };
}

/** The machine may be busy, so the check is retried. */
function eventually(check: () => void) {
  return vi.waitFor(check, { interval: 20 });
}
