import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addLongMessages, LONG_MESSAGES, MOST_AT_ONCE, measuring } from "../../../test/long-messages.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../adapters/db/index.ts";
import { fillDigests } from "./fill-digests.ts";
import { listMessages } from "./list-messages.ts";
import { readBranches } from "./read-branch.ts";

let database: Database;
let personId: string;
let conversationId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ personId, conversationId } = await addLongMessages(database.db));
});
afterAll(() => database.close());

const measured = () => measuring(database.db);

describe("long messages", () => {
  it("are returned in short pages, each message once", async () => {
    const { db, most } = measured();
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await listMessages(db, personId, { conversationId, limit: 100, cursor });
      seen.push(...page.items.map(({ text }) => text.slice(0, 1)));
      cursor = page.nextCursor ?? undefined;
      pages += 1;
    } while (cursor && pages < 100);
    expect(seen).toEqual(Array.from({ length: LONG_MESSAGES }, (_, n) => String(n % 10)));
    expect(pages).toBe(LONG_MESSAGES);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
  });

  it("are digested in batches, with the same digest", async () => {
    const { db, most } = measured();
    const [filled] = await fillDigests(db, personId, [{ id: conversationId, digest: "" }]);
    expect(filled?.digest).toMatch(/\w{8}/);
    const page = await listMessages(database.db, personId, { conversationId, limit: 1 });
    expect(page.items).toHaveLength(1);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
    const [again] = await fillDigests(database.db, personId, [{ id: conversationId, digest: "" }]);
    expect(again).toEqual(filled);
  });

  it("are read back only as far as a model could read", async () => {
    const { db, most } = measured();
    const [branch] = await readBranches(db, [{ personId, conversationId }]);
    expect(branch?.map(({ text }) => text.slice(0, 1))).toEqual(["9", "0", "1"]);
    expect(most()).toBeLessThan(MOST_AT_ONCE);
  });
});
