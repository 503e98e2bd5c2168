import { expect, it, vi } from "vitest";
import { NOW, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { noteUse } from "./note-use.ts";

it("notes when a pinned assistant was asked, and only then fetches the lists again", async () => {
  const db = openTestDatabase();
  const row = { id: "a", name: "Rampa", pinned: true, emailOwner: null, lastInteraction: null, avatar: null };
  await db.assistants.put(row);
  const seen: (string | null | undefined)[] = [];
  const refreshLists = async () => void seen.push((await db.assistants.get("a"))?.lastInteraction);
  await noteUse({ db, now: () => NOW, refreshLists, warn: vi.fn() }, "a");
  expect(seen).toEqual([NOW.toISOString()]);
});

it("only warns where it can't be noted, so that the question is sent all the same", async () => {
  const warn = vi.fn();
  const refreshLists = () => Promise.reject(new Error("offline"));
  await noteUse({ db: openTestDatabase(), now: () => NOW, refreshLists, warn }, "a");
  expect(warn).toHaveBeenCalledOnce();
});
