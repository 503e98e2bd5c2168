import { describe, expect, it } from "vitest";
import { beginTurn } from "./begin-turn.ts";
import { putCategory } from "./change-categories.ts";
import { openChatsDatabase } from "./chats-database.ts";
import { listConversations } from "./conversations.ts";
import { personKeyOf } from "./database-names.ts";
import { deleteLocalDatabases } from "./delete-databases.ts";
import { writeDraft } from "./drafts.ts";
import { openFilesDatabase } from "./files-database.ts";
import { aTurn, NOW, newPlace, openTestDatabase } from "./local-db.fixtures.ts";
import { hasUnsentWork } from "./unsent-work.ts";

describe("the databases of a person", () => {
  it("are separate from those of the next person at the same computer", async () => {
    const place = newPlace();
    const ana = openChatsDatabase(personKeyOf({ uniqueId: "ana@aerolinea.example" }), place);
    await beginTurn(ana, aTurn());
    const luis = openChatsDatabase(personKeyOf({ uniqueId: "luis@aerolinea.example" }), place);
    expect(await listConversations(luis)).toEqual([]);
    expect(ana.name).toMatch(/^metatron-chats-[0-9a-f]{32}$/);
  });

  it("are deleted after a logout on a shared computer, also where a tab has them open", async () => {
    const place = newPlace();
    const chats = openChatsDatabase("someone", place);
    const files = openFilesDatabase("someone", place);
    await beginTurn(chats, aTurn());
    await putCategory(files, { nameFile: "rampa", children: [] }, NOW);
    await deleteLocalDatabases("someone", place);
    expect(chats.isOpen()).toBe(false);
    expect(await listConversations(openChatsDatabase("someone", place))).toEqual([]);
    expect(await openFilesDatabase("someone", place).categorys.count()).toBe(0);
  });
});

describe("a tab whose databases another one deletes", () => {
  it("does not recreate them with its next write", async () => {
    const place = newPlace();
    const chats = openChatsDatabase("someone", place);
    const files = openFilesDatabase("someone", place);
    await beginTurn(chats, aTurn());
    await putCategory(files, { nameFile: "cabina", children: [] }, NOW);
    await deleteLocalDatabases("someone", place);
    await expect(beginTurn(chats, aTurn())).rejects.toThrow(/closed/i);
    await expect(putCategory(files, { nameFile: "rampa", children: [] }, NOW)).rejects.toThrow(/closed/i);
    expect(await place.indexedDB?.databases()).toEqual([]);
  });
});

describe("unsent work", () => {
  it("is a draft or anything in the outbox", async () => {
    const db = openTestDatabase();
    expect(await hasUnsentWork(db)).toBe(false);
    await writeDraft(db, "one", { text: "a medias" });
    expect(await hasUnsentWork(db)).toBe(true);
    await writeDraft(db, "one", { text: "" });
    expect(await hasUnsentWork(db)).toBe(false);
    await beginTurn(db, aTurn());
    expect(await hasUnsentWork(db)).toBe(true);
  });
});
