import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { type BranchWanted, readBranches } from "./read-branch.ts";

let test: TestApp;
let ana: HistoryPerson;
let conversationId: string;
let lastId: string;
beforeAll(async () => {
  test = await startTestApp();
  ana = await newHistoryPerson(test);
  conversationId = await ana.addConversation();
  lastId = await addChain(null, ["uno", "dos", "tres"]);
});
afterAll(() => test.close());

/** Messages that follow each other; answers the last one's id. */
async function addChain(parentId: string | null, texts: readonly string[]): Promise<string> {
  let last = parentId;
  for (const text of texts) last = await ana.addMessage(conversationId, { text, parent_id: last });
  if (last === null) throw new Error("An empty chain has no last message.");
  return last;
}

const wanted = (change: Partial<BranchWanted> = {}): BranchWanted => ({
  personId: ana.personId,
  conversationId,
  ...change,
});

async function textsOf(...asked: BranchWanted[]): Promise<string[]> {
  const branches = await readBranches(test.deps.database.db, asked);
  return branches.map((branch) => branch.map(({ text }) => text).join(" "));
}

it("reads the messages that lead to one, and not those of another version", async () => {
  const versionId = await addChain(null, ["otra"]);
  const answerId = await addChain(versionId, ["cuatro"]);
  expect(
    await textsOf(
      wanted({ messageId: lastId }),
      wanted({ messageId: answerId }),
      wanted(),
      wanted({ messageId: versionId }),
    ),
  ).toEqual(["uno dos tres", "otra cuatro", "otra cuatro", "otra"]);
});

it("reads nothing of another person or another conversation", async () => {
  const eva = await newHistoryPerson(test);
  const other = await ana.addConversation();
  // The id of the parent came from a client, and is in no conversation of hers.
  const stray = await ana.addMessage(other, { text: "suelta", parent_id: lastId });
  expect(
    await textsOf(
      wanted({ personId: eva.personId, messageId: lastId }),
      wanted({ personId: eva.personId }),
      wanted({ conversationId: other, messageId: lastId }),
      wanted({ messageId: randomUUID() }),
      wanted({ conversationId: other, messageId: stray }),
    ),
  ).toEqual(["", "", "", "", "suelta"]);
});

it("finds the start of a conversation for a new version of an early question, also behind 1,000 others", async () => {
  const { db } = test.deps.database;
  const begun = await ana.addConversation();
  const first = await ana.addMessage(begun, { text: "primera" });
  const now = new Date();
  const others = Array.from({ length: 1100 }, () => randomUUID());
  const rows = others.map((id, n) => ({
    id,
    unique_id: id,
    conversation_id: begun,
    person_id: ana.personId,
    parent_id: others[n - 1] ?? first,
    role: "user" as const,
    kind: "text" as const,
    state: "complete" as const,
    content: "[]",
    text: String(n),
    files: "[]",
    urls: "[]",
    citations: "[]",
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto("messages").values(rows).execute();
  const version = await ana.addMessage(begun, { text: "versión", parent_id: first });
  const ofThis = wanted({ conversationId: begun });
  expect(await textsOf({ ...ofThis, messageId: version }, wanted({ messageId: lastId }))).toEqual([
    "primera versión",
    "uno dos tres",
  ]);
  const [longest] = await readBranches(db, [{ ...ofThis, messageId: others.at(-1) }]);
  expect(longest?.map(({ text }) => text)).toEqual(Array.from({ length: 1000 }, (_, n) => String(n + 100)));
});
