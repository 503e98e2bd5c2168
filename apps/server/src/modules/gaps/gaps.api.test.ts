import type { KnowledgeGap } from "@metatron/contract/gaps/gaps";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, addTurn, type Turn } from "../../../test/dashboard-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import type { Db } from "../../adapters/db/index.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";
import { findGaps } from "./find-gaps.ts";

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  db = test.deps.database.db;
});
afterAll(() => test.close());

const admin = newPerson(["chat_metatron_user_admin"]);
const OWNER = "Dirección de Personas";

async function gaps(query = ""): Promise<KnowledgeGap[]> {
  await findGaps(db);
  return (await test.as(admin)({ url: `/api/admin/gaps${query}` })).json().items;
}

async function askBy(people: number, turn: Partial<Turn> & { text: string }): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    const personId = await addPerson(db);
    await addTurn(db, { personId, at: new Date().toISOString(), isGrounded: false, ...turn });
  }
}

const patch = (id: string, payload: object) =>
  test.as(admin)({ method: "PATCH", url: `/api/admin/gaps/${id}`, payload });

it("shows a question only after five different people asked it, however often one of them did", async () => {
  const text = "¿Puedo partir el permiso de mudanza?";
  const insistent = await addPerson(db);
  for (let n = 0; n < 4; n += 1) {
    await addTurn(db, { personId: insistent, at: new Date().toISOString(), isGrounded: false, text });
  }
  await askBy(3, { text });
  expect(await gaps("?q=mudanza")).toEqual([]);
  await askBy(1, { text: "¿el permiso por MUDANZA se puede partir?" });
  expect(await gaps("?q=mudanza")).toMatchObject([
    { text, brand: "rh", people: 5, times: 8, unsupported: 8, bad: 0, state: "open", owner: null },
  ]);
});

it("never shows words of only one person, nor personal data", async () => {
  await askBy(1, { text: "¿Cómo reclamo la dieta internacional de Belén?" });
  await askBy(1, { text: "¿Cómo reclamo la dieta internacional? Mi DNI es 31427945D" });
  await askBy(1, { text: "¿Cómo reclamo la dieta internacional? Escríbeme a ana@x.example" });
  await askBy(2, { text: "¿Cómo reclamo la dieta internacional del vuelo 90412?" });
  const [gap] = await gaps("?q=dieta");
  expect(gap?.people).toBe(5);
  expect(gap?.text).not.toMatch(/Belén|31427945|@|90412|vuelo/i);
  expect(JSON.stringify(await db.selectFrom("knowledge_gaps").selectAll().execute())).not.toMatch(
    /bel[eé]n|31427945|x\.example|90412/i,
  );
});

it("excludes well-answered questions, questions out of scope and questions to private assistants", async () => {
  await askBy(5, { text: "¿Dónde pido el uniforme de verano?", isGrounded: true });
  await askBy(5, {
    text: "Cuéntame la receta del gazpacho",
    category: { name: "out_of_scope", label: "Fuera" },
  });
  await askBy(5, { text: "Resume el contrato confidencial", chat: "ai-builder", feedback: "bad" });
  await askBy(5, { text: "Traduce el parte meteorológico", chat: "chat-libre" });
  expect((await gaps()).filter(({ text }) => /uniforme|gazpacho|contrato|parte/.test(text))).toEqual([]);
  await askBy(5, { text: "Traduce el parte meteorológico", chat: "chat-libre", feedback: "bad" });
  expect(await gaps("?q=meteorol")).toMatchObject([
    { brand: "chatlibre", people: 5, bad: 5, unsupported: 0 },
  ]);
});

it("can be assigned to a document owner and solved, and reopens when five more people ask", async () => {
  const file = { id: crypto.randomUUID(), person_id: await addPerson(db), object_key: crypto.randomUUID() };
  await db
    .insertInto("files")
    .values({
      ...file,
      purpose: "assistant",
      owner_id: OFFICIAL_IDS["rh-plus"],
      name: "a.pdf",
      size: 1,
      type: "application/pdf",
      status: "ready",
      document_owner: OWNER,
    })
    .execute();
  const text = "¿El curso de idiomas cuenta como jornada?";
  await askBy(5, { text });
  const [found] = await gaps("?q=idiomas");
  const id = found?.id ?? "";
  const owners = await test.as(admin)({ url: "/api/admin/gaps/owners" });
  expect(owners.json().items).toContain(OWNER);
  expect((await patch(id, { state: "assigned", owner: "Nadie" })).statusCode).toBe(422);
  expect((await patch(id, { state: "assigned" })).statusCode).toBe(422);
  expect((await patch(id, { state: "assigned", owner: OWNER })).json()).toMatchObject({ owner: OWNER });
  await askBy(1, { text });
  expect(await gaps("?state=assigned")).toMatchObject([{ id, people: 6, owner: OWNER }]);

  expect((await patch(id, { state: "solved" })).json()).toMatchObject({ state: "solved", owner: OWNER });
  await askBy(4, { text });
  expect(await gaps("?state=solved")).toMatchObject([{ id, state: "solved" }]);
  await askBy(1, { text });
  expect(await gaps("?q=idiomas")).toMatchObject([{ id, state: "open", people: 5, solvedAt: null }]);
});

it("lists the gaps page by page, most asked first", async () => {
  await findGaps(db);
  const all = await test.as(admin)({ url: "/api/admin/gaps" });
  const first = await test.as(admin)({ url: "/api/admin/gaps?limit=1" });
  const second = await test.as(admin)({ url: `/api/admin/gaps?limit=1&cursor=${first.json().nextCursor}` });
  expect([...first.json().items, ...second.json().items]).toEqual(all.json().items.slice(0, 2));
});
