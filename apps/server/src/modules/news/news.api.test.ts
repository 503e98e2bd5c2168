import { randomUUID } from "node:crypto";
import type { Role } from "@metatron/contract/roles";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { demoNews } from "./demo-news.ts";
import { seedNews, sweepNewsPicturesHandler } from "./index.ts";

const ADMIN: Role = "chat_metatron_user_admin";
const EXTERNAL: Role = "chat_metatron_user_external";
const TODAY = new Date().toISOString().slice(0, 10);
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let test: TestApp;
const admin = newPerson([ADMIN]);
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draftOf = (changes: object = {}) => ({
  title: "Novedad",
  body: "Texto",
  publishOn: TODAY,
  roles: [],
  brands: [],
  mustRead: false,
  ...changes,
});

async function save(changes: object = {}, id: string = randomUUID()) {
  const answer = await test.as(admin)({
    method: "PUT",
    url: `/api/admin/news/${id}`,
    payload: draftOf(changes),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const remove = (id: string) => test.as(admin)({ method: "DELETE", url: `/api/admin/news/${id}` });
const read = async (person: TestPerson, host = "localhost") =>
  (await test.as(person)({ url: "/api/news/new_features", headers: { host } })).json();
const titles = async (...args: Parameters<typeof read>) =>
  (await read(...args)).items.map(({ title }: { title: string }) => title);
const acknowledge = (person: TestPerson, id: string) =>
  test.as(person)({ method: "PUT", url: `/api/news/${id}/acknowledgement` });

async function upload(bytes: Uint8Array, type = "image/png") {
  const form = new FormData();
  form.append("file", new File([Buffer.from(bytes)], "a.png", { type }));
  const request = new Request("http://localhost", { method: "POST", body: form });
  return test.as(admin)({
    method: "POST",
    url: "/api/admin/news/pictures",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe("what people read", () => {
  it("is empty without news", async () => {
    expect(await read(newPerson())).toEqual({ version: "0", items: [] });
  });

  it("is the demo news after a first start, once, and not again after an administrator removed it", async () => {
    const { db } = test.deps.database;
    await seedNews(db, new Date());
    const seeded = await read(newPerson());
    expect(seeded.items.map(({ title }: { title: string }) => title)).toEqual(demoNews.map((n) => n.title));
    expect(seeded).toMatchObject({
      version: expect.stringMatching(`^${TODAY}T`),
      items: seeded.items.map(() => ({ date: TODAY, mustRead: false })),
    });
    expect(await titles(newPerson([EXTERNAL]))).toEqual([]);
    for (const { id } of demoNews) expect((await remove(id)).statusCode).toBe(204);
    await seedNews(db, new Date());
    expect(await read(newPerson())).toEqual({ version: "0", items: [] });
  });

  it("is filtered by role, brand and day, newest first", async () => {
    const saved = [
      await save({ title: "Para todos", publishOn: dayFromNow(-3) }),
      await save({ title: "Solo Amelia", publishOn: dayFromNow(-2), brands: ["amelia"] }),
      await save({ title: "Solo externos", publishOn: dayFromNow(-1), roles: [EXTERNAL] }),
      await save({ title: "Borrador", publishOn: null }),
      await save({ title: "Pasado mañana", publishOn: dayFromNow(2) }),
    ];
    expect(await titles(newPerson())).toEqual(["Para todos"]);
    expect(await titles(newPerson(), "amelia.localhost")).toEqual(["Solo Amelia", "Para todos"]);
    expect(await titles(newPerson([EXTERNAL]))).toEqual(["Solo externos"]);
    const { version, items } = await read(newPerson());
    expect(items[0]).toMatchObject({ date: dayFromNow(-3), mustRead: false, acknowledged: false, version });
    for (const { id } of saved) await remove(id);
  });

  it("is unseen again after a new day of publication, not after a change of the text", async () => {
    const { id, version } = await save({ publishOn: dayFromNow(-1) });
    expect((await save({ publishOn: dayFromNow(-1), title: "Otra palabra" }, id)).version).toBe(version);
    const moved = await save({ publishOn: TODAY }, id);
    expect(moved.version > version).toBe(true);
    expect((await read(newPerson())).version).toBe(moved.version);
    await remove(id);
  });
});

describe("a must-read notice", () => {
  it("is acknowledged once by each person of its audience", async () => {
    const { id } = await save({ mustRead: true });
    const [ana, luis] = [newPerson(), newPerson()];
    expect((await read(ana)).items).toMatchObject([{ id, mustRead: true, acknowledged: false }]);
    for (let times = 0; times < 2; times += 1) expect((await acknowledge(ana, id)).statusCode).toBe(204);
    expect((await read(ana)).items).toMatchObject([{ acknowledged: true }]);
    expect((await read(luis)).items).toMatchObject([{ acknowledged: false }]);
    const { items } = (await test.as(admin)({ url: "/api/admin/news" })).json();
    const [listed] = items.filter((item: { id: string }) => item.id === id);
    expect(listed.acknowledged).toBe(1);
    expect(listed.audience).toBeGreaterThanOrEqual(2);
    await remove(id);
  });

  it("can't be acknowledged by people outside the audience, nor if it is no notice", async () => {
    const hidden = await save({ mustRead: true, roles: [ADMIN] });
    const plain = await save();
    for (const id of [hidden.id, plain.id, randomUUID()])
      expect((await acknowledge(newPerson(), id)).statusCode).toBe(404);
    await remove(hidden.id);
    await remove(plain.id);
  });
});

describe("pictures", () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#076077" } })
      .withMetadata({ exif: { IFD0: { Copyright: "secret place" } } })
      .png()
      .toBuffer();

  it("are re-encoded, scaled down, and shown to the audience of the item", async () => {
    const { id } = (await upload(await png(3000, 1500))).json();
    const item = await save({ body: `![Un pasaje](picture:${id})`, brands: ["rh"] });
    const person = newPerson();
    const shown = await test.as(person)({ url: `/api/news/pictures/${id}` });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
    expect(shown.rawPayload.includes("secret place")).toBe(false);
    const elsewhere = { url: `/api/news/pictures/${id}`, headers: { host: "amelia.localhost" } };
    expect((await test.as(person)(elsewhere)).statusCode).toBe(404);
    await save({ body: `![Un pasaje](picture:${id})`, publishOn: null }, item.id);
    expect((await test.as(person)({ url: `/api/news/pictures/${id}` })).statusCode).toBe(404);
    expect((await test.as(admin)({ url: `/api/news/pictures/${id}` })).statusCode).toBe(200);
    await remove(item.id);
  });

  it("are refused if they are not images", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg)).json()).toMatchObject({ code: "file_type_not_allowed" });
    expect((await upload(Buffer.from("no picture"))).json()).toMatchObject({ code: "image_invalid" });
    expect((await upload(new Uint8Array(11 * 1024 * 1024))).json()).toMatchObject({ code: "file_too_large" });
  });

  it("are deleted after a day if no item shows them", async () => {
    const { db } = test.deps.database;
    const [kept, left, young] = await Promise.all(
      [1, 2, 3].map(async () => (await upload(await png(10, 10))).json().id),
    );
    await sql`update news_pictures set created_at = now() - interval '2 days' where id in (${kept}, ${left})`.execute(
      db,
    );
    const item = await save({ body: `![](picture:${kept})` });
    const { handle } = sweepNewsPicturesHandler({ db, storage: test.deps.storage });
    await handle({}, randomUUID());
    const rows = await db
      .selectFrom("news_pictures")
      .select("id")
      .where("id", "in", [kept, left, young])
      .execute();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([kept, young]));
    expect(await test.deps.storage.head(`news/${left}`)).toBeNull();
    await remove(item.id);
  });
});

it("audits changes and deletions", async () => {
  const { id } = await save({ title: "Con registro" });
  await remove(id);
  const entries = await test.deps.database.db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", id)
    .orderBy("seq")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(["news_saved", "news_deleted"]);
  expect(entries[0]?.details).toMatchObject({ title: "Con registro", publishOn: TODAY });
});

describe("administration", () => {
  const id = randomUUID();

  it("refuses invalid input, and deleting twice", async () => {
    const put = (payload: object) => test.as(admin)({ method: "PUT", url: `/api/admin/news/${id}`, payload });
    for (const wrong of [
      { title: " " },
      { body: "" },
      { publishOn: "mañana" },
      { roles: ["cook"] },
      { extra: 1 },
    ])
      expect((await put(draftOf(wrong))).statusCode).toBe(422);
    expect((await remove(randomUUID())).statusCode).toBe(404);
  });
});

describe("news in several languages", () => {
  const inLanguage = async (language: string, id: string) => {
    const answer = await test.as(newPerson())({ url: `/api/news/new_features?language=${language}` });
    const item = answer.json().items.find((each: { id: string }) => each.id === id);
    return [item.language, item.title, item.body];
  };

  it("are read in the reader's language, and in the original where there is no translation", async () => {
    const { id, translations } = await save({
      title: "Nueva rampa",
      body: "Desde hoy.",
      language: "es",
      translations: { en: { title: "New ramp", body: "From today." } },
    });
    expect(translations).toEqual({ en: { title: "New ramp", body: "From today." } });
    expect(await inLanguage("en", id)).toEqual(["en", "New ramp", "From today."]);
    expect(await inLanguage("pt", id)).toEqual(["es", "Nueva rampa", "Desde hoy."]);
    expect(await inLanguage("es", id)).toEqual(["es", "Nueva rampa", "Desde hoy."]);
    await remove(id);
  });

  it("keep one text of the original language, and refuse a translation without a text", async () => {
    const translations = { en: { title: "Twice", body: "Twice" }, pt: { title: "Rampa", body: "Hoje." } };
    const { id, ...saved } = await save({ title: "Ramp", body: "Today.", language: "en", translations });
    expect(saved.translations).toEqual({ pt: { title: "Rampa", body: "Hoje." } });
    expect(await inLanguage("en", id)).toEqual(["en", "Ramp", "Today."]);
    await remove(id);
    const refused = await test.as(admin)({
      method: "PUT",
      url: `/api/admin/news/${randomUUID()}`,
      payload: draftOf({ translations: { en: { title: "Ramp", body: "" } } }),
    });
    expect(refused.statusCode).toBe(422);
  });

  it("show a picture that only a translation has, and keep it in the daily sweep", async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#076077" } })
      .png()
      .toBuffer();
    const picture = (await upload(bytes)).json().id;
    const { id } = await save({ translations: { en: { title: "Map", body: `![Map](picture:${picture})` } } });
    const shown = () => test.as(newPerson())({ url: `/api/news/pictures/${picture}` });
    expect((await shown()).statusCode).toBe(200);
    await sql`update news_pictures set created_at = now() - interval '2 days' where id = ${picture}`.execute(
      test.deps.database.db,
    );
    await sweepNewsPicturesHandler(test.deps).handle({}, "job");
    expect((await shown()).statusCode).toBe(200);
    await remove(id);
  });

  it("are not translated without a model", async () => {
    const list = (await test.as(admin)({ url: "/api/admin/news" })).json();
    expect(list.canTranslate).toBe(false);
    const answer = await test.as(admin)({
      method: "POST",
      url: "/api/admin/news/translation",
      payload: { title: "Nueva rampa", body: "Desde hoy.", from: "es", to: "en" },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([424, "model_not_configured"]);
  });
});

it("a configured model proposes the translation of an item", async () => {
  const provider = await startOpenAiStandIn({ tokens: 5 });
  const other = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5", OLLAMA_BASE_URL: "off" },
  });
  expect((await other.as(admin)({ url: "/api/admin/news" })).json().canTranslate).toBe(true);
  const answer = await other.as(admin)({
    method: "POST",
    url: "/api/admin/news/translation",
    payload: { title: "Nueva rampa", body: "Desde hoy.", from: "es", to: "pt" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect([answer.json().title, answer.json().body].every((text) => text.length > 0)).toBe(true);
  const asked = provider.requests.map(({ body }) => JSON.stringify(body.messages)).filter(Boolean);
  expect(asked.some((text) => text.includes("Nueva rampa"))).toBe(true);
  expect(asked.some((text) => text.includes("Desde hoy."))).toBe(true);
  expect(asked.every((text) => text.includes("Brazilian Portuguese"))).toBe(true);
  await other.close();
  await provider.close();
});
