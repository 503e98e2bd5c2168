import { expect, it } from "vitest";
import { aConversationRow, NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";
import { cleanTitle } from "./clean-title.ts";

const text = "Mi localizador es ABC12D y viajo hoy";
// Safe: only these fields are read.
const entry = {
  conversationId: "c",
  operation: { kind: "send", request: { content: [{ type: "text", text }] } },
} as unknown as OutboxEntry;
const found = { spans: [{ kind: "pnr" as const, start: 18, end: 24 }] };

it("removes what the server found from a title that was made of the question", async () => {
  const db = openTestDatabase();
  await db.chats.add(aConversationRow({ id: "c", title: text, createAt: NOW.toISOString() }));
  await cleanTitle(db, entry, found);
  expect((await db.chats.get("c"))?.title).toBe("Mi localizador es y viajo hoy");
});

it("keeps a title that the person gave", async () => {
  const db = openTestDatabase();
  await db.chats.add(aConversationRow({ id: "c", title: "Mi viaje" }));
  await cleanTitle(db, entry, found);
  expect((await db.chats.get("c"))?.title).toBe("Mi viaje");
});
