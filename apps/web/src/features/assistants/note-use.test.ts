import { expect, it, vi } from "vitest";
import { NOW, openTestDatabase } from "../../local-db/local-db.fixtures.ts";
import { noteUse } from "./note-use.ts";

it("records the use of a pinned assistant, and only then refetches the lists", async () => {
  const db = openTestDatabase();
  const row = { id: "a", name: "Rampa", pinned: true, emailOwner: null, lastInteraction: null, avatar: null };
  await db.assistants.put(row);
  const seen: (string | null | undefined)[] = [];
  const refreshLists = async () => void seen.push((await db.assistants.get("a"))?.lastInteraction);
  await noteUse({ db, now: () => NOW, refreshLists, warn: vi.fn() }, "a");
  expect(seen).toEqual([NOW.toISOString()]);
});

it("only warns if the use can't be recorded, so that the question is still sent", async () => {
  const warn = vi.fn();
  const refreshLists = () => Promise.reject(new Error("offline"));
  await noteUse({ db: openTestDatabase(), now: () => NOW, refreshLists, warn }, "a");
  expect(warn).toHaveBeenCalledOnce();
});
