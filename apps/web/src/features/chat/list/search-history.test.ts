import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { describe, expect, it } from "vitest";
import { aConversationRow, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { type SearchReach, searchHistory } from "./search-history.ts";

const hit = (conversationId: string, messageId: string | null): HistoryHit => ({
  conversationId,
  messageId,
  title: "t",
  emoji: null,
  archived: false,
  snippet: { text: "t", marks: [] },
  createAt: "2026-11-15T10:00:00.000Z",
});

async function search(options: { isOnline?: boolean; there?: HistoryHit[] | Error; deleted?: boolean } = {}) {
  const { isOnline = true, there = [], deleted = false } = options;
  const db = openTestDatabase();
  const here = aConversationRow({ id: "here", title: "Nómina de julio" });
  const gone = aConversationRow({ id: "gone", deletedAt: deleted ? "2026-11-15T10:00:00.000Z" : null });
  await db.chats.bulkAdd([here, gone]);
  const found: [string[], SearchReach][] = [];
  await searchHistory(
    {
      db,
      // Safe: the tests only make this call.
      call: (async () => {
        if (there instanceof Error) throw there;
        return { items: there, nextCursor: null };
      }) as never,
      isOnline: () => isOnline,
    },
    {
      query: " nomina ",
      signal: new AbortController().signal,
      onFound: (hits, reach) =>
        found.push([hits.map(({ conversationId, messageId }) => `${conversationId} ${messageId}`), reach]),
    },
  );
  return found;
}

describe("a search of the history", () => {
  it("shows local hits at once, ignoring accents, then the server's other hits", async () => {
    expect(await search({ there: [hit("here", null), hit("there", "m")] })).toEqual([
      [["here null"], "here"],
      [["here null", "there m"], "everywhere"],
    ]);
  });

  it("omits conversations that were deleted here and are still on the server", async () => {
    expect((await search({ there: [hit("gone", "m")], deleted: true })).at(-1)).toEqual([
      ["here null"],
      "everywhere",
    ]);
  });

  it("works offline and reports its reach", async () => {
    expect(await search({ isOnline: false })).toEqual([[["here null"], "hereOnly"]]);
    expect((await search({ there: new Error("unreachable") })).at(-1)).toEqual([["here null"], "hereOnly"]);
  });
});
