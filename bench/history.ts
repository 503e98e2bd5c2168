import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestConversations } from "@metatron/turn/digest";
import { type Database, openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { listConversations } from "../apps/server/src/modules/history/list-conversations.ts";
import { listMessages } from "../apps/server/src/modules/history/list-messages.ts";
import { searchHistory } from "../apps/server/src/modules/history/search-history.ts";
import { validateSynced } from "../apps/server/src/modules/history/validate-synced.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { timesOf } from "./call-times.ts";
import { fillHistory, type HistorySize } from "./fill-history.ts";

/**
 * How long the history calls take for a person with a very long history, on the embedded database, with `--postgres` on
 * a PostgreSQL of its own, with DATABASE_URL on that one, which must be empty. Prints one JSON object.
 */
const SIZE: HistorySize = {
  conversations: 5000,
  messagesEach: 40,
  otherPeople: 999,
  otherConversations: 10,
  otherMessagesEach: 10,
};
const SAMPLES = 200;

const { database, close } = await open();
try {
  const { rows } = await database.pool.query("select count(*) as people from people");
  if (rows[0]?.people > 0) throw new Error("This database is in use: the benchmark fills only an empty one.");
  process.stdout.write(`${JSON.stringify(await measure(database), null, 2)}\n`);
} finally {
  await close();
}

async function measure({ db, kind, ...database }: Database) {
  const filling = performance.now();
  const { personId, corpus } = await fillHistory({ db, kind, ...database }, SIZE);
  const fillSeconds = seconds(filling);
  const digesting = performance.now();
  await validateSynced(db, personId, {});
  const firstDigestsSeconds = seconds(digesting);

  const all = await everyConversation();
  const at = (n: number) => all.items[(n * 7919) % all.items.length]?.id ?? "";
  const word = (n: number) => corpus.words[n] ?? "";
  const digest = digestConversations(all.items);
  const conversations = all.items.map(({ id, updatedAt, digest }) => ({ id, updatedAt, digest }));
  const search = (q: string, limit = 50) => searchHistory(db, personId, { q, limit });
  const calls = {
    list_conversations: () => listConversations(db, personId, { limit: 50 }),
    list_conversations_deep: (n: number) => {
      const cursor = all.cursors[n % all.cursors.length];
      return listConversations(db, personId, { limit: 50, cursor });
    },
    list_conversations_200: () => listConversations(db, personId, { limit: 200 }),
    list_messages: (n: number) => listMessages(db, personId, { limit: 50, conversationId: at(n) }),
    search_common_word: (n: number) => search(word(n % 10)),
    search_middling_word: (n: number) => search(word(200 + n)),
    search_rare_word: (n: number) => search(word(10_000 + n)),
    search_two_words: (n: number) => search(`${word(n % 30)} ${word(100 + n)}`),
    search_beginning: (n: number) => search(word(n % 30).slice(0, 3)),
    search_quotation: (n: number) => search(`"${corpus.sentences[n]?.split(" ").slice(1, 4).join(" ")}"`),
    search_nothing: (n: number) => search(`zzxxq${n}w`),
    validate_synced_digest: () => validateSynced(db, personId, { digest }),
    validate_synced_list: () => validateSynced(db, personId, { digest: "other", conversations }),
  };
  const milliseconds: Record<string, object> = {};
  for (const [name, call] of Object.entries(calls)) milliseconds[name] = await timesOf(call, SAMPLES);
  return { database: kind, size: SIZE, samples: SAMPLES, fillSeconds, firstDigestsSeconds, milliseconds };

  async function everyConversation() {
    const items = [];
    const cursors = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listConversations(db, personId, { limit: 200, cursor });
      items.push(...page.items);
      if (page.nextCursor) cursors.push(page.nextCursor);
      cursor = page.nextCursor;
    }
    return { items, cursors };
  }
}

function seconds(since: number): number {
  return Number(((performance.now() - since) / 1000).toFixed(1));
}

async function open(): Promise<{ database: Database; close(): Promise<void> }> {
  const url = process.env.DATABASE_URL;
  const server = !url && process.argv.includes("--postgres") ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-bench-"));
  const database = await openDatabase({ url: url ?? server?.url("postgres"), dataDir });
  return {
    database,
    async close() {
      await database.close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
