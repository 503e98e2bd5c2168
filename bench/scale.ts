import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { listConversations } from "../apps/server/src/modules/history/list-conversations.ts";
import { listMessages } from "../apps/server/src/modules/history/list-messages.ts";
import { searchHistory } from "../apps/server/src/modules/history/search-history.ts";
import { storeSends } from "../apps/server/src/modules/history/store-sends.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { timesOf } from "./call-times.ts";
import { addCrowd, fillHistory, partitionByMonth } from "./fill-history.ts";
import type { Corpus } from "./spanish-corpus.ts";

/**
 * One person's list, search and send with 300,000 messages in the table and with very many of other people, and the
 * reads once more with the table partitioned by month. On a PostgreSQL of its own. A line of JSON for each.
 */
const { values } = parseArgs({ options: { messages: { type: "string", default: "10000000" } } });
const HISTORY = {
  conversations: 5000,
  messagesEach: 40,
  otherPeople: 999,
  otherConversations: 10,
  otherMessagesEach: 10,
};
const SAMPLES = 100;

const server = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), "metatron-scale-"));
const database = await openDatabase({ url: server.url("postgres"), dataDir });
try {
  const filled = await fillHistory(database, HISTORY);
  await print("short", { ...reads(filled), ...sends(filled.personId) });
  const started = performance.now();
  await addCrowd(database, { messages: Number(values.messages) });
  process.stdout.write(
    `${JSON.stringify({ filledSeconds: Math.round((performance.now() - started) / 1000) })}\n`,
  );
  await print("long", { ...reads(filled), ...sends(filled.personId) });
  await partitionByMonth(database);
  // The table of months has no unique id, which a send relies on: only reads can be compared.
  await print("by month", reads(filled));
} finally {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Calls = Record<string, (n: number) => Promise<object>>;

function reads({ personId, corpus }: { personId: string; corpus: Corpus }): Calls {
  const { db } = database;
  const word = (n: number) => corpus.words[n] ?? "";
  const search = (q: string) => searchHistory(db, personId, { q, limit: 50 });
  let ids: string[] = [];
  return {
    list: async () => {
      const page = await listConversations(db, personId, { limit: 200 });
      ids = page.items.map(({ id }) => id);
      return page;
    },
    open: (n) => listMessages(db, personId, { limit: 50, conversationId: ids[n % ids.length] ?? "" }),
    searchCommonWord: (n) => search(word(n % 10)),
    searchRareWord: (n) => search(word(10_000 + n)),
    searchTwoWords: (n) => search(`${word(n % 30)} ${word(100 + n)}`),
    searchQuotation: (n) => search(`"${corpus.sentences[n]?.split(" ").slice(1, 4).join(" ")}"`),
  };
}

function sends(personId: string): Calls {
  return {
    send: async () =>
      storeSends(database.db, [
        {
          personId,
          conversationId: randomUUID(),
          title: "Vacaciones",
          chat: "chat-libre",
          assistantId: null,
          baseKnowledge: null,
          model: "gpt-5",
          questionId: randomUUID(),
          parentId: null,
          kind: "text",
          content: [{ type: "text", text: "¿Cuántos días de vacaciones tengo?" }],
          text: "¿Cuántos días de vacaciones tengo?",
          files: [],
          answerId: randomUUID(),
          online: false,
          writerId: randomUUID(),
        },
      ]),
  };
}

async function print(table: string, calls: Calls): Promise<void> {
  const milliseconds: Record<string, object> = {};
  for (const [name, call] of Object.entries(calls)) milliseconds[name] = await timesOf(call, SAMPLES);
  const sizes = await sizesOf(database);
  process.stdout.write(`${JSON.stringify({ table, ...sizes, milliseconds })}\n`);
}

async function sizesOf({ pool }: Database) {
  const { rows } = await pool.query(`
    select count(*)::int as messages,
      (select round(sum(pg_total_relation_size(c.oid)) / 1e6)::int from pg_class c
        where c.oid = 'messages'::regclass or c.oid in
          (select inhrelid from pg_inherits where inhparent = 'messages'::regclass)) as megabytes
    from messages`);
  return rows[0];
}
