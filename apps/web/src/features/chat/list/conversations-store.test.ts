import { expect, it, vi } from "vitest";
import { aConversationRow, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { listStores, readListAhead } from "./conversations-store.ts";

it("the list is available at once where it was read ahead", async () => {
  const db = openTestDatabase();
  await db.chats.put(aConversationRow({ title: "Vacaciones" }));
  readListAhead(db);
  const { conversations } = listStores(db);
  await vi.waitFor(() => expect(conversations.snapshot().state).toBe("ready"));
  expect(conversations.snapshot()).toMatchObject({ value: [{ title: "Vacaciones" }] });
});
