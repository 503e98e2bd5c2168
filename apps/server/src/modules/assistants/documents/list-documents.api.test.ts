import { randomUUID } from "node:crypto";
import type { DocumentRecord } from "@metatron/contract/files/document";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAssistant, newParticipant, type Participant } from "../../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument } from "../../../../test/knowledge.ts";

const NOW = new Date("2026-11-16T12:00:00Z");

let test: TestApp;
let admin: Participant;
let owner: Participant;
let assistantId: string;
beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "10000" },
    deps: () => ({ now: () => NOW }),
  });
  admin = newParticipant(test, ["chat_metatron_user_admin"]);
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner, { name: "Rampa y plataforma" })).id;
});
afterAll(() => test.close());

const list = async (
  query: Record<string, string>,
): Promise<{ items: DocumentRecord[]; nextCursor: string }> =>
  (await admin.call({ url: `/api/admin/documents?${new URLSearchParams(query)}` })).json();

/** All pages of a query. */
async function listAll(query: Record<string, string>): Promise<DocumentRecord[]> {
  const items: DocumentRecord[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 500; page += 1) {
    const answer: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor ? { cursor } : {}) });
    items.push(...answer.items);
    cursor = answer.nextCursor;
    if (!cursor) return items;
  }
  throw new Error("The list does not end.");
}

const titles = (items: readonly DocumentRecord[]) => items.map(({ title }) => title);

describe("documents of all assistants", () => {
  beforeAll(async () => {
    const add = (title: string, fields: object = {}) =>
      addDocument(test, { ownerId: assistantId, text: randomUUID(), name: `${title}.md`, title, ...fields });
    await add("Ámbar zq", { validUntil: "2026-11-15" });
    await add("boletín zq", { validUntil: "2026-12-16" });
    await add("Calzos zq", { revision: "1" });
    await add("Calzos zq", { revision: "2", name: "otro.md" });
    const failed = await add("Dados zq");
    await test.deps.db
      .updateTable("files")
      .set({ status: "failed", reason: "no_text" })
      .where("id", "=", failed.id)
      .execute();
  });

  it.each([
    ["expired", ["Ámbar zq"]],
    ["expiring", ["boletín zq"]],
    ["failed", ["Dados zq"]],
    ["replaced", ["Calzos zq"]],
  ])("are filtered by %s", async (filter, found) => {
    expect(titles(await listAll({ filter, q: "zq" }))).toEqual(found);
  });

  it("say where they are, and who can be asked", async () => {
    const [item] = await listAll({ q: "boletin ZQ" });
    expect(item).toMatchObject({
      assistantId,
      assistant: "Rampa y plataforma",
      official: false,
      emailOwner: owner.email,
      editable: false,
      responsible: null,
    });
  });

  it("are found by the assistant's name, without accents, and with a percent sign as itself", async () => {
    expect(await listAll({ q: "plataforma" })).toHaveLength(5);
    expect(titles(await listAll({ q: "ambar" }))).toEqual(["Ámbar zq"]);
    expect(await listAll({ q: "%" })).toEqual([]);
  });

  it.each([
    ["title", ["Ámbar zq", "boletín zq", "Calzos zq", "Calzos zq", "Dados zq"]],
    ["added", ["Dados zq", "Calzos zq", "Calzos zq", "boletín zq", "Ámbar zq"]],
    ["validUntil", ["Ámbar zq", "boletín zq", "Calzos zq", "Calzos zq", "Dados zq"]],
    ["assistant", ["Ámbar zq", "boletín zq", "Calzos zq", "Calzos zq", "Dados zq"]],
  ])("are sorted by %s, the same over pages of two", async (sort, sorted) => {
    expect(titles(await listAll({ sort, q: "zq" }))).toEqual(sorted);
    expect(titles(await listAll({ sort, q: "zq", limit: "2" }))).toEqual(sorted);
  });

  it("are counted by filter", async () => {
    const counts = (await admin.call({ url: "/api/admin/documents/counts" })).json();
    expect(counts).toMatchObject({ expired: 1, expiring: 1, failed: 1, replaced: 1 });
    expect(counts.all).toBe((await listAll({})).length);
  });

  it("are for administrators alone", async () => {
    expect((await owner.call({ url: "/api/admin/documents" })).statusCode).toBe(403);
  });
});

it("pages over long titles of several bytes a character", async () => {
  const { id } = await newAssistant(owner, { name: "👩🏽‍✈️".repeat(20) });
  for (const n of [1, 2, 3])
    await addDocument(test, { ownerId: id, text: `T${n}`, title: `wz ${"👩🏽‍✈️".repeat(40)} ${n}` });
  for (const sort of ["title", "added", "validUntil", "assistant"])
    expect(await listAll({ q: "wz", limit: "1", sort })).toHaveLength(3);
});

it("lists ten thousand documents page by page, each once", async () => {
  const { id } = await newAssistant(owner, { name: "Archivo" });
  await sql`insert into files (id, person_id, purpose, owner_id, name, type, size, object_key, status, title, revision, create_at, updated_at)
    select gen_random_uuid(), ${randomUUID()}, 'assistant', ${id}, 'archivo-' || n || '.pdf', 'application/pdf', 1,
      'none/' || n, 'ready', 'Archivo ' || (n / 2), (n % 2)::text, now(), now()
    from generate_series(1, 10000) as n`.execute(test.deps.db);
  const items = await listAll({ q: "archivo", limit: "100", sort: "assistant" });
  expect(new Set(items.map((item) => item.id)).size).toBe(10_000);
  // Every second document is the later revision of the one before.
  const { replaced } = (await admin.call({ url: "/api/admin/documents/counts" })).json();
  expect(replaced).toBeGreaterThan(4900);
  const files = (await owner.call({ url: `/api/assistant/${id}/file/all/metadata` })).json().files;
  expect(files).toHaveLength(10_000);
});
