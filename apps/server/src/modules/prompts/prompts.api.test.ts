import { randomUUID } from "node:crypto";
import { MAX_PROMPTS_PER_PERSON } from "@metatron/contract/prompts/constants";
import type { Prompt, PromptFields, PromptList } from "@metatron/contract/prompts/prompt";
import { readVariables } from "@metatron/contract/prompts/variables";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
const AGENT = "chat_metatron_airport_agent";
const TECHNICIAN = "chat_metatron_aircraft_technician";

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0" } });
});
afterAll(() => test.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
const send = (person: TestPerson, method: Method, url: string, payload?: object) =>
  test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) });
const fields = (changes: Partial<PromptFields> = {}): PromptFields => ({
  title: "Aviso de retraso",
  text: "Avisa del vuelo {{vuelo: LA501}}.",
  scope: "own",
  roles: [],
  version: null,
  ...changes,
});
const save = (person: TestPerson, id: string, changes: Partial<PromptFields> = {}) =>
  send(person, "PUT", `/prompts/${id}`, fields(changes));
async function make(person: TestPerson, changes: Partial<PromptFields> = {}): Promise<Prompt> {
  const made = await save(person, randomUUID(), changes);
  expect([made.statusCode, made.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return made.json();
}
const list = async (person: TestPerson): Promise<PromptList> =>
  (await send(person, "GET", "/prompts")).json();
const sees = async (person: TestPerson, id: string) =>
  (await list(person)).items.some((item) => item.id === id);
const lastAudit = async () => {
  const rows = await test.deps.db
    .selectFrom("audit")
    .select(["action", "subject_id", "details"])
    .where("subject_type", "=", "prompt")
    .orderBy("seq", "desc")
    .limit(1)
    .execute();
  return rows[0];
};

const anyone = () => newPerson(["chat_metatron_user_basic"]);
const agent = () => newPerson([AGENT]);
const admin = () => newPerson(["chat_metatron_user_admin"]);

it("keeps an own prompt for its author alone, also from administrators, and out of the audit", async () => {
  const author = anyone();
  const made = await make(author);
  expect(made).toMatchObject({ scope: "own", version: 1, isMine: true, mayEdit: true, uses: 0 });
  expect(await sees(author, made.id)).toBe(true);
  expect(await sees(anyone(), made.id)).toBe(false);
  expect(await sees(admin(), made.id)).toBe(false);
  expect(await lastAudit()).not.toMatchObject({ subject_id: made.id });
});

it("shows a team's prompt to the people of its roles, who may use it but not change it", async () => {
  const author = agent();
  const made = await make(author, { scope: "team", roles: [AGENT] });
  const colleague = agent();
  expect(await sees(colleague, made.id)).toBe(true);
  expect(await sees(newPerson([TECHNICIAN]), made.id)).toBe(false);
  const change = fields({ scope: "team", roles: [AGENT], title: "Otro", version: 1 });
  expect((await save(colleague, made.id, change)).statusCode).toBe(403);
  expect((await send(colleague, "DELETE", `/prompts/${made.id}`)).statusCode).toBe(403);
  expect((await send(colleague, "GET", `/prompts/${made.id}/versions`)).statusCode).toBe(403);
  expect((await save(admin(), made.id, change)).json()).toMatchObject({ title: "Otro", version: 2 });
  expect(await lastAudit()).toEqual({
    action: "prompt.saved",
    subject_id: made.id,
    details: { title: "Otro", scope: "team", roles: [AGENT] },
  });
});

it("refuses audiences that the person does not belong to", async () => {
  const author = agent();
  expect((await list(author)).teams).toEqual([AGENT]);
  expect((await list(anyone())).teams).toEqual([]);
  const statuses = [
    await save(author, randomUUID(), { scope: "team", roles: [TECHNICIAN] }),
    await save(anyone(), randomUUID(), { scope: "team", roles: ["chat_metatron_user_basic"] }),
    await save(author, randomUUID(), { scope: "company" }),
    await save(author, randomUUID(), { scope: "team", roles: [] }),
    await save(author, randomUUID(), { scope: "own", roles: [AGENT] }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 403, 403, 422, 422]);
});

it("publishes a company's prompt for everyone but external people, or for its roles", async () => {
  const publisher = admin();
  const forAll = await make(publisher, { scope: "company" });
  const forAgents = await make(publisher, { scope: "company", roles: [AGENT] });
  const external = newPerson(["chat_metatron_user_external"]);
  expect([await sees(anyone(), forAll.id), await sees(external, forAll.id)]).toEqual([true, false]);
  expect([await sees(anyone(), forAgents.id), await sees(agent(), forAgents.id)]).toEqual([false, true]);
  expect(forAll).toMatchObject({ author: null, isMine: false, mayEdit: true });
  // Another administrator changes it; it can't become private.
  const changed = await save(admin(), forAll.id, { scope: "company", title: "Nuevo", version: 1 });
  expect(changed.json()).toMatchObject({ title: "Nuevo", version: 2 });
  expect((await save(publisher, forAll.id, { scope: "own", version: 2 })).statusCode).toBe(403);
});

it("refuses a change over a change of somebody else, and takes a repeated save for the same save", async () => {
  const author = anyone();
  const { id } = await make(author);
  const change = { title: "Segunda", version: 1 };
  expect((await save(author, id, change)).json()).toMatchObject({ version: 2 });
  expect((await save(author, id, change)).json()).toMatchObject({ version: 2, title: "Segunda" });
  const late = await save(author, id, { title: "Tercera", version: 1 });
  expect([late.statusCode, late.json().code]).toEqual([409, "version_conflict"]);
  // Of two concurrent saves one is stored, and the other one is refused with a conflict.
  const both = await Promise.all(["A", "B"].map((title) => save(author, id, { title, version: 2 })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it("lists versions newest first, without those of a private time for administrators", async () => {
  const author = agent();
  const { id } = await make(author, { title: "Secreto" });
  await save(author, id, { title: "Para el equipo", scope: "team", roles: [AGENT], version: 1 });
  const titles = async (person: TestPerson) =>
    (await send(person, "GET", `/prompts/${id}/versions`))
      .json()
      .items.map(({ version, title }: { version: number; title: string }) => `${version} ${title}`);
  expect(await titles(author)).toEqual(["2 Para el equipo", "1 Secreto"]);
  expect(await titles(admin())).toEqual(["2 Para el equipo"]);
  // Private again: gone for the others, and no longer featured.
  await send(admin(), "PUT", `/admin/prompts/${id}/featured`, { featured: { roles: [], brands: [] } });
  const back = await save(author, id, { title: "Mío", version: 2 });
  expect(back.json()).toMatchObject({ scope: "own", featured: null });
  expect(await sees(agent(), id)).toBe(false);
});

it("counts uses and puts recently used prompts first", async () => {
  const publisher = admin();
  const first = await make(publisher, { scope: "company", title: "AA primera" });
  const second = await make(publisher, { scope: "company", title: "ZZ última" });
  const [one, other] = [anyone(), anyone()];
  for (const person of [one, one, other])
    expect((await send(person, "POST", `/prompts/${second.id}/uses`)).statusCode).toBe(204);
  const [top] = (await list(one)).items;
  expect(top).toMatchObject({ id: second.id, uses: 3, usedAt: expect.any(String) });
  expect((await list(anyone())).items.find(({ id }) => id === first.id)).toMatchObject({ usedAt: null });
});

it("features shared prompts for roles and brands, by administrators alone", async () => {
  const publisher = admin();
  const { id } = await make(publisher, { scope: "company" });
  const url = `/admin/prompts/${id}/featured`;
  const featured = { roles: [AGENT], brands: ["amelia"] };
  expect((await send(anyone(), "PUT", url, { featured })).statusCode).toBe(403);
  expect((await send(publisher, "PUT", url, { featured })).json()).toMatchObject({ featured });
  expect(await lastAudit()).toMatchObject({
    action: "prompt.featured",
    details: { isFeatured: true, brands: ["amelia"] },
  });
  expect((await send(publisher, "PUT", url, { featured: null })).json().featured).toBeNull();
});

it("deletes a shared prompt for everyone and names it in the audit", async () => {
  const author = agent();
  const { id } = await make(author, { scope: "team", roles: [AGENT] });
  expect((await send(author, "DELETE", `/prompts/${id}`)).statusCode).toBe(204);
  expect(await sees(agent(), id)).toBe(false);
  expect((await send(author, "DELETE", `/prompts/${id}`)).statusCode).toBe(404);
  expect((await save(author, id, { version: 1 })).statusCode).toBe(404);
  const audited = await send(admin(), "GET", "/admin/audit?action=prompt.deleted&limit=1");
  expect(audited.json().items[0].names).toEqual({ [id]: "Aviso de retraso" });
});

it("stops at the limit of prompts and of variables", async () => {
  const author = anyone();
  await make(author);
  const { owner_id } = await test.deps.db
    .selectFrom("prompts")
    .innerJoin("people", "people.id", "prompts.owner_id")
    .select("owner_id")
    .where("people.email", "=", author.email)
    .executeTakeFirstOrThrow();
  const at = new Date();
  const more = Array.from({ length: MAX_PROMPTS_PER_PERSON - 1 }, (_, n) => ({
    id: randomUUID(),
    owner_id,
    scope: "own" as const,
    roles: [],
    title: `Plantilla ${n}`,
    text: "Hola",
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  await test.deps.db.insertInto("prompts").values(more).execute();
  const full = await save(author, randomUUID());
  expect([full.statusCode, full.json().code]).toEqual([429, "prompt_limit_reached"]);
  const text = Array.from({ length: 21 }, (_, n) => `{{v${n}}}`).join(" ");
  expect((await save(anyone(), randomUUID(), { text })).statusCode).toBe(422);
});

it("offers ready forms for frequent work from the first start", async () => {
  const titles = (await list(anyone())).items.filter(({ featured }) => featured).map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(["Redactar comunicado", "Resumir acta", "Traducir aviso a pasajeros (es/en/pt)"]),
  );
});

it("gives the ready forms with title and fields in the language of the interface, until one is changed", async () => {
  const admin = newPerson(["chat_metatron_user_admin"]);
  const formsIn = async (language: string): Promise<Prompt[]> => {
    const headers = { "accept-language": language };
    const answer = await test.as(admin)({ method: "GET", url: "/api/prompts", headers });
    return answer.json().items.filter(({ id }: Prompt) => id.startsWith("0b4f3a52-6f0e-4c0e-9d0a"));
  };
  const titlesIn = async (language: string) => (await formsIn(language)).map(({ title }) => title).sort();
  expect(await titlesIn("en")).toEqual([
    "Summarise minutes",
    "Translate a passenger notice (es/en/pt)",
    "Write an announcement",
  ]);
  expect(await titlesIn("pt")).toEqual([
    "Redigir comunicado",
    "Resumir ata",
    "Traduzir aviso a passageiros (es/en/pt)",
  ]);
  const kindsIn = async (language: string) =>
    (await formsIn(language))
      .sort((a, b) => a.id.localeCompare(b.id))
      .map(({ text }) => readVariables(text).map(({ kind }) => kind));
  const spanish = await kindsIn("es");
  expect(spanish.flat()).toEqual(expect.arrayContaining(["choice", "date", "long", "text"]));
  expect([await kindsIn("en"), await kindsIn("pt")]).toEqual([spanish, spanish]);
  expect(await titlesIn("fr")).toContain("Redactar comunicado");

  const [form] = await formsIn("es");
  if (!form) throw new Error("There are no ready forms.");
  const { id, version, text } = form;
  await save(admin, id, { title: "Nuestro formulario", text, scope: "company", version });
  expect(await titlesIn("en")).toContain("Nuestro formulario");
});
