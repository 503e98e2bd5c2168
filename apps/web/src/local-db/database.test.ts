import { afterEach, describe, expect, it, vi } from "vitest";
import { beginTurn } from "./begin-turn.ts";
import { listConversations } from "./conversations.ts";
import { openDatabase, type Upgrade } from "./database.ts";
import { createLiveStore } from "./live-store.ts";
import { aConversationRow, aTurn, newPlace, openTestDatabase } from "./local-db.fixtures.ts";
import { readMessages } from "./messages.ts";
import { readOutbox } from "./outbox.ts";
import { confirmEntries } from "./resolve-entries.ts";
import type { Table } from "./table.ts";

interface NotesTables {
  notes: Table<{ id: string }>;
}

const inAnotherTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => void vi.useRealTimers());

describe("an older database", () => {
  const stores = { notes: { keyPath: "id" } } as const;
  const refused = () => Promise.reject(new TypeError("Failed to fetch"));

  async function olderDatabase(name: string) {
    const place = newPlace();
    const old = openDatabase<NotesTables>({ name, version: 10, stores }, place);
    await old.notes.add({ id: "one" });
    old.close();
    return place;
  }

  it("keeps its rows until the code of the upgrade could be loaded", async () => {
    const place = await olderDatabase("upgraded");
    const loadUpgrade = vi.fn<() => Promise<Upgrade>>(refused);
    const db = openDatabase<NotesTables>({ name: "upgraded", version: 20, stores, loadUpgrade }, place);
    await expect(db.notes.count()).rejects.toThrow("Failed to fetch");
    loadUpgrade.mockResolvedValue(async (tx) => void (await tx.table("notes").put({ id: "two" })));
    expect((await db.notes.toArray()).map(({ id }) => id)).toEqual(["one", "two"]);
    db.close();
  });

  it("is created without the code of the upgrade where there is none", async () => {
    const loadUpgrade = vi.fn(refused);
    const db = openDatabase<NotesTables>({ name: "new", version: 20, stores, loadUpgrade }, newPlace());
    expect(await db.notes.count()).toBe(0);
    expect(loadUpgrade).not.toHaveBeenCalled();
    db.close();
  });
});

describe("a transaction", () => {
  it("stores nothing when its work fails, however far the work came", async () => {
    const db = openTestDatabase();
    const writing = db.write(["chats", "assistants"], async (tx) => {
      await tx.chats.add(aConversationRow());
      await inAnotherTask();
      throw new Error("mine");
    });
    await expect(writing).rejects.toThrow("mine");
    expect(await db.chats.count()).toBe(0);
  });

  it("stays open while its work awaits something else, and is invisible until its end", async () => {
    const db = openTestDatabase();
    const [first, second] = [aConversationRow(), aConversationRow()];
    const { promise: isHalfDone, resolve: halfDone } = Promise.withResolvers<void>();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const writing = db.write(["chats"], async (tx) => {
      await tx.chats.add(first);
      halfDone();
      await mayGoOn;
      await tx.chats.add(second);
    });
    await isHalfDone;
    const seen = db.chats.count();
    await inAnotherTask();
    goOn();
    await writing;
    expect(await seen).toBe(2);
  });

  it("includes nested transactions", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    const stores = ["chats", "messages", "texts", "outbox", "settings"] as const;
    const writing = db.write(stores, async (tx) => {
      await beginTurn(tx, turn);
      throw new Error("after it");
    });
    await expect(writing).rejects.toThrow("after it");
    expect([await db.messages.count(), await db.outbox.count(), await db.settings.count()]).toEqual([
      0, 0, 0,
    ]);
  });

  it("refuses work on tables outside its scope", async () => {
    const db = openTestDatabase();
    await expect(db.write(["chats"], (tx) => beginTurn(tx, aTurn()))).rejects.toThrow("can't do");
  });

  it("that waits for another one queued behind it fails and stores nothing", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const db = openTestDatabase();
    const writing = db.write(["chats"], async (tx) => {
      await tx.chats.add(aConversationRow());
      vi.setSystemTime(Date.now() + 60_000);
      await db.chats.add(aConversationRow({ title: "detrás" }));
    });
    await expect(writing).rejects.toThrow();
    expect((await listConversations(db)).map(({ title }) => title)).toEqual(["detrás"]);
  });
});

describe("questions asked under concurrent load", () => {
  it("are all stored completely, each with its answer, outbox entry and conversation", async () => {
    const place = newPlace();
    const [tab, other] = [openTestDatabase(place), openTestDatabase(place)];
    const stores = [tab, other].map((db) => createLiveStore(db, (chats) => listConversations(chats)));
    const stops = stores.map((store) => store.subscribe(() => undefined));
    const turns = Array.from({ length: 60 }, () => aTurn());
    const sync = turns.map((_, at) =>
      other.write(["chats", "messages"], async (tx) => {
        await tx.chats.put(aConversationRow({ id: `pulled-${at}` }));
        await inAnotherTask();
        await tx.messages.by("state", "streaming");
      }),
    );
    const asked = turns.map(async (turn, at) => {
      if (at % 3 === 0) await inAnotherTask();
      await beginTurn(at % 2 === 0 ? tab : other, turn);
    });
    await Promise.all([...asked, ...sync]);
    for (const stop of stops) stop();

    const sent = (await readOutbox(tab)).map(({ operation }) => operation);
    expect(new Set(sent.map((each) => (each.kind === "send" ? each.request.answerId : "")))).toEqual(
      new Set(turns.map(({ request }) => request.answerId)),
    );
    for (const { request } of turns) {
      const { conversationId, messageId, answerId } = request;
      const ids = (await readMessages(other, conversationId)).map(({ id }) => id);
      expect(ids).toEqual([messageId, answerId]);
      expect(await tab.chats.get(conversationId)).toBeDefined();
    }
    await confirmEntries(tab, await readOutbox(tab));
    expect(await other.outbox.count()).toBe(0);
  });
});
