import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const admin = newPerson(["chat_metatron_user_admin"]);
const get = (url: string) => test.as(admin)({ method: "GET", url });
const report = (person: TestPerson, changes: object = {}) =>
  test.as(person)({
    method: "POST",
    url: "/api/issues",
    payload: { id: randomUUID(), kind: "Error", description: "No se abre el PDF", context: {}, ...changes },
  });

const picture = async (width: number, height: number) => {
  const png = await sharp({ create: { width, height, channels: 3, background: "#07a" } })
    .withExif({ IFD0: { Copyright: "secreto" } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${png.toString("base64")}`;
};

describe("a reported problem", () => {
  it("is stored once, with its sender and a redacted context", async () => {
    const person = newPerson();
    const id = randomUUID();
    const requestId = randomUUID();
    const context = {
      route: `/chat/${randomUUID()}?q=nomina`,
      lastHttpError: "500 /api/history Bearer eyJhbGciOi.eyJzdWIi.x de ana@aerovia.example",
      requestIds: [requestId],
      version: "1.2.3",
      online: true,
    };
    expect((await report(person, { id, context })).json()).toEqual({ id });
    expect((await report(person, { id, context })).statusCode).toBe(201);
    expect((await report(newPerson(), { id })).statusCode).toBe(409);
    const { statusCode, ...answer } = await get(`/api/admin/issues/${id}`);
    expect(statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      kind: "Error",
      description: "No se abre el PDF",
      state: "open",
      hasScreenshot: false,
      person: { email: person.email },
      context: {
        route: "/chat/{id}",
        lastHttpError: "500 /api/history […] de […@…]",
        requestIds: [requestId],
        version: "1.2.3",
        online: true,
      },
    });
  });

  it("has a re-encoded picture, scaled down and without any other data of the file", async () => {
    const id = randomUUID();
    await report(newPerson(), { id, screenshot: await picture(3000, 1500) });
    expect((await get(`/api/admin/issues/${id}`)).json()).toMatchObject({ hasScreenshot: true });
    const shown = await get(`/api/admin/issues/${id}/screenshot`);
    expect(shown.headers["content-type"]).toBe("image/webp");
    const facts = await sharp(shown.rawPayload).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 1920, height: 960 });
    expect(facts.exif).toBeUndefined();
  });

  it("is refused and not stored if its picture is not an image", async () => {
    const id = randomUUID();
    const broken = `data:image/png;base64,${Buffer.from("no soy una imagen").toString("base64")}`;
    expect((await report(newPerson(), { id, screenshot: broken })).json()).toMatchObject({
      code: "image_invalid",
    });
    const svg = await report(newPerson(), { screenshot: "data:image/svg+xml;base64,PHN2Zz4=" });
    expect(svg.statusCode).toBe(422);
    expect((await get(`/api/admin/issues/${id}`)).statusCode).toBe(404);
    expect((await get(`/api/admin/issues/${id}/screenshot`)).statusCode).toBe(404);
  });

  it("is found by the reference that the person got, in any case, and by words of its description", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await report(newPerson(), { id, description: "La impresora de rampa no 100% imprime" });
    await report(newPerson(), { id: other, description: "Otra cosa" });
    const idsFor = async (q: string) =>
      (await get(`/api/admin/issues?q=${encodeURIComponent(q)}`))
        .json()
        .items.map((item: { id: string }) => item.id);
    expect(await idsFor(id.slice(0, 8).toUpperCase())).toEqual([id]);
    expect(await idsFor("impresora de RAMPA")).toEqual([id]);
    expect(await idsFor("no 100%")).toEqual([id]);
    expect(await idsFor("%")).toEqual([id]);
  });

  it("is listed newest first by state and kind, closed with a note, and reopened", async () => {
    const id = randomUUID();
    await report(newPerson(), { id, kind: "Request", description: "Quiero modo oscuro" });
    const before = (await get("/api/admin/issues?state=open")).json();
    expect(before.items.find((item: { id: string }) => item.id === id)).toMatchObject({ kind: "Request" });
    const patch = (payload: object) =>
      test.as(admin)({ method: "PATCH", url: `/api/admin/issues/${id}`, payload });
    expect((await patch({ state: "closed", note: "Ya existe." })).json()).toMatchObject({
      state: "closed",
      note: "Ya existe.",
      closedAt: expect.any(String),
    });
    const after = (await get("/api/admin/issues?state=open&kind=Request")).json();
    expect(after.items).toEqual([]);
    expect((await patch({ state: "open" })).json()).toMatchObject({ state: "open", closedAt: null });
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select("action")
      .where("subject_id", "=", id)
      .execute();
    expect(audited).toEqual([{ action: "issue.changed" }, { action: "issue.changed" }]);
    expect((await get("/api/admin/issues?limit=1")).json().nextCursor).toEqual(expect.any(String));
  });

  it("is refused without text, with unknown fields, or fifty times a day", async () => {
    const person = newPerson();
    expect((await report(person, { description: "  " })).statusCode).toBe(422);
    expect((await report(person, { surprise: 1 })).statusCode).toBe(422);
    await Promise.all(Array.from({ length: 50 }, () => report(person)));
    expect((await report(person)).statusCode).toBe(429);
    expect((await report(newPerson())).statusCode).toBe(201);
  });
});
