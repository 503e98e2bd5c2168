import { beforeEach, describe, expect, it } from "vitest";
import { activePath } from "./active-path.ts";
import type { ChatsDatabase } from "./chats-database.ts";
import { aMessageRow, openTestDatabase } from "./local-db.fixtures.ts";
import { readMessages } from "./messages.ts";
import { chooseWayTo, readVersions } from "./versions.ts";

let db: ChatsDatabase;
const conversationId = "chat";

beforeEach(async () => {
  db = openTestDatabase();
  const row = (id: string, parentId: string | null, seq: number) =>
    aMessageRow({ id, idChat: conversationId, parentId, seq });
  await db.messages.bulkPut([
    row("q1", null, 0),
    row("a1", "q1", 1),
    row("q2", "a1", 2),
    row("a2", "q2", 3),
    row("a2 again", "q2", 4),
    row("q1 edited", null, 5),
    row("a1 edited", "q1 edited", 6),
  ]);
});

async function shown() {
  const path = activePath(await readMessages(db, conversationId), await readVersions(db, conversationId));
  return path.map(({ message }) => message.id);
}

describe("the path to a message", () => {
  it("shows the version that contains the message, at every fork", async () => {
    expect(await shown()).toEqual(["q1 edited", "a1 edited"]);
    await chooseWayTo(db, { conversationId, messageId: "a2" });
    expect(await shown()).toEqual(["q1", "a1", "q2", "a2"]);
  });

  it("changes nothing for an unknown message", async () => {
    await chooseWayTo(db, { conversationId, messageId: "gone" });
    expect(await readVersions(db, conversationId)).toEqual({});
  });

  it("ends where damaged rows are each other's parents", async () => {
    await db.messages.update("q1", { parentId: "a1" });
    await chooseWayTo(db, { conversationId, messageId: "a1" });
    expect(await readVersions(db, conversationId)).toEqual({ q1: "a1", a1: "q1" });
  });
});
