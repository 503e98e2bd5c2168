import { randomUUID } from "node:crypto";
import { problem } from "@metatron/contract/problem";
import type { QuotaReport } from "@metatron/contract/quotas/quotas";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { formOf, uploader } from "../../../test/upload.ts";
import { ingestFileHandler } from "../retrieval/index.ts";

const MB = 1024 * 1024;
const KB = 1024;

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      LIMIT_STORED_MB: "2",
      LIMIT_UPLOAD_MB_PER_DAY: "3",
      LIMIT_MESSAGE_CHARS: "1000",
      LIMIT_OCR_PAGES_PER_DAY: "1",
      LIMIT_PICTURES_SENT_PER_DAY: "2",
      LIMIT_AVATARS_PER_DAY: "2",
      LIMIT_DESCRIPTIONS_PER_DAY: "2",
      LIMIT_TRANSCRIPTIONS_PER_DAY: "2",
      LIMIT_EMBEDDING_CHARS_PER_DAY: "10",
      LIMIT_CASES_PER_DAY: "2",
    },
  });
});
afterAll(() => test.close());

const dataUrl = () => `data:image/png;base64,${picture.toString("base64")}`;

/** The status codes of sequential calls. */
async function codesOf(calls: (() => Promise<LightMyRequestResponse>)[]) {
  const answers = [];
  for (const call of calls) answers.push(await call());
  return answers.map((answer) => (answer.statusCode < 300 ? "taken" : answer.json().code));
}

const times = <T>(n: number, make: () => T) => Array.from({ length: n }, make);

describe("stored bytes", () => {
  it("are reserved when uploads are announced, also concurrently, and released when a file is deleted", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const content = Buffer.alloc(500 * KB, "a");
    const first = await ana.upload({ conversationId, content });
    const announce = () => ana.sign({ ownerId: conversationId, size: 500 * KB });
    const answers = await Promise.all(times(6, announce));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(problem.parse(refused?.body)).toMatchObject({
      code: "storage_full",
      quota: { kind: "stored", limit: 2 * MB, renewsAt: null },
    });

    await ana.call({ method: "DELETE", url: `/api/conversation/${conversationId}/file/${first.id}/delete` });
    expect((await announce()).status).toBe(200);
    expect((await announce()).status).toBe(413);
    expect((await uploader(test).sign({ ownerId: randomUUID(), size: 500 * KB })).status).toBe(200);
  });

  it("refuse pictures and avatars that would have to be stored", async () => {
    const ana = uploader(test);
    expect((await ana.sign({ ownerId: randomUUID(), size: 2 * MB })).status).toBe(200);
    const image = question("¿Qué es esto?", {
      content: [{ type: "image_url", image_url: { url: dataUrl() } }],
    });
    expect((await ask(test, ana.person, image)).problem).toMatchObject({ code: "storage_full" });
    const avatar = {
      method: "POST",
      url: "/api/assistant/generate_avatar",
      payload: { name: "Rampa" },
    } as const;
    expect((await ana.call(avatar)).json()).toMatchObject({ code: "storage_full" });
  });
});

describe("uploaded bytes", () => {
  it("count per day for stored and for read files, and a repeated announcement counts once", async () => {
    const ana = uploader(test);
    const fileId = randomUUID();
    const ownerId = randomUUID();
    const announce = () => ana.sign({ fileId, ownerId, size: 1 * MB });
    expect([(await announce()).status, (await announce()).status]).toEqual([200, 200]);
    const read = { content: Buffer.alloc(1 * MB + 500 * KB, "palabra ") };
    expect((await ana.sendForm("/api/files", read)).statusCode).toBe(200);
    const refused = await ana.sendForm("/api/files", read);
    expect(refused.statusCode).toBe(429);
    expect(problem.parse(refused.json())).toMatchObject({
      code: "upload_quota_reached",
      quota: { kind: "uploaded", limit: 3 * MB },
    });
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await ana.sign({ ownerId, size: 400 * KB })).status).toBe(200);
    expect((await ana.sign({ ownerId, size: 400 * KB })).body).toMatchObject({
      code: "upload_quota_reached",
    });
  });
});

describe("a message", () => {
  it("has a maximum length for any model, over all its parts", async () => {
    const person = newPerson();
    const text = (length: number) => ({ type: "text" as const, text: "a".repeat(length) });
    const sent = question("", { content: [text(600), text(600)] });
    const { status, problem: refused } = await ask(test, person, sent);
    expect([status, refused]).toMatchObject([
      413,
      { code: "message_too_long", quota: { kind: "message", limit: 1000, renewsAt: null } },
    ]);
    const { conversationId } = sent;
    const stored = await test.as(person)({
      url: `/api/history/list_messages?conversationId=${conversationId}`,
    });
    expect(stored.statusCode).toBe(404);
    expect((await ask(test, person, question("a".repeat(1000)))).status).toBe(200);
  });
});

describe("daily quotas", () => {
  type Call = (person: TestPerson) => Promise<LightMyRequestResponse>;
  const post =
    (url: string, payload: () => object): Call =>
    (person) =>
      test.as(person)({ method: "POST", url, payload: payload() });
  const send =
    (url: string, content: () => Buffer): Call =>
    (person) =>
      test.as(person)({ method: "POST", url, ...formOf({ name: "foto.png", content: content() }) });

  it.each<{ title: string; call: Call; code: string; most: number }>([
    {
      title: "pictures sent",
      call: post("/api/storage/signed-url", () => ({
        fileId: randomUUID(),
        name: "foto.png",
        type: "image/png",
        size: 100,
        purpose: "image",
      })),
      code: "picture_quota_reached",
      most: 2,
    },
    {
      title: "avatars drawn",
      call: post("/api/assistant/generate_avatar", () => ({ name: "Rampa", style: "shapes" })),
      code: "avatar_quota_reached",
      most: 2,
    },
    {
      title: "avatars uploaded",
      call: send("/api/assistant/avatar", () => picture),
      code: "avatar_quota_reached",
      most: 2,
    },
    {
      title: "descriptions",
      call: post("/api/images/describe", () => ({ image: dataUrl() })),
      code: "description_quota_reached",
      most: 2,
    },
    {
      title: "cases",
      call: post("/api/rhconnect/cases", () => ({
        id: randomUUID(),
        subject: "Saldo",
        description: "No cuadra",
        category: "Vacaciones",
      })),
      code: "case_quota_reached",
      most: 2,
    },
  ])("$title", async ({ call, code, most }) => {
    const person = newPerson();
    const answers = await Promise.all(times(most + 2, () => call(person)));
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(most);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((answer) => answer.json().code)).toEqual([code, code]);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await call(newPerson())).statusCode).toBeLessThan(300);
  });

  it("pictures inside messages count as sent", async () => {
    const person = newPerson();
    const content = [{ type: "image_url" as const, image_url: { url: dataUrl() } }];
    for (let i = 0; i < 2; i += 1)
      expect((await ask(test, person, question("", { content }))).status).toBe(200);
    expect((await ask(test, person, question("", { content }))).problem).toMatchObject({
      code: "picture_quota_reached",
    });
  });

  it("returns the amount of failed work", async () => {
    const person = newPerson();
    const embed = post("/api/embeddings", () => ({ input: ["hola"] }));
    expect(await codesOf(times(4, () => () => embed(person)))).toEqual(
      times(4, () => "model_not_configured"),
    );
    const tooMuch = post("/api/embeddings", () => ({ input: ["hola hola", "adiós"] }));
    expect(await codesOf([() => tooMuch(person)])).toEqual(["embedding_quota_reached"]);
    const dictate = send("/api/fmops/transcribe", () => Buffer.from("RIFF"));
    expect(await codesOf(times(4, () => () => dictate(person)))).toEqual(
      times(4, () => "model_not_configured"),
    );
  });
});

describe("pages through OCR", () => {
  it("count for stored files and for files that are only read", async () => {
    const person = newPerson();
    const ana = uploader(test, person);
    const read = () => ana.sendForm("/api/files", { name: "foto.png", content: picture });
    expect(await codesOf([read])).toEqual(["file_no_text"]);
    const refused = await read();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: "file_ocr_quota", quota: { kind: "ocr", limit: 1 } },
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

    const conversationId = randomUUID();
    const { id: fileId } = await ana.upload({ conversationId, name: "foto.png", content: picture });
    const { deps } = test;
    const { handle } = ingestFileHandler({
      ...deps,
      db: deps.database.db,
      hasVectors: false,
      ocrPerDay: deps.config.LIMIT_OCR_PAGES_PER_DAY,
    });
    await handle({ fileId }, fileId);
    expect(await ana.list(conversationId)).toMatchObject([{ status: "failed", reason: "ocr_quota" }]);
  });
});

describe("the limits, for administrators", () => {
  const read = (person: TestPerson) => test.as(person)({ url: "/api/admin/quotas" });

  it("lists each limit and the heaviest users by name", async () => {
    const ana = uploader(test);
    await ana.sign({ ownerId: randomUUID(), size: 2 * MB });
    const { quotas, renewsAt }: QuotaReport = (await read(newPerson(["chat_metatron_user_admin"]))).json();
    expect(new Date(renewsAt).toISOString()).toMatch(/T00:00:00.000Z$/);
    const stored = quotas.find(({ kind }) => kind === "stored");
    expect(stored).toMatchObject({ limit: 2 * MB });
    expect(stored?.top[0]?.used).toBe(2 * MB);
    expect(stored?.top.map(({ person }) => person.email)).toContain(ana.person.email);
    expect(stored?.top.length).toBeLessThanOrEqual(5);
    expect(quotas.find(({ kind }) => kind === "message")).toEqual({
      kind: "message",
      limit: 1000,
      used: null,
      people: 0,
      top: [],
    });
    expect(quotas.find(({ kind }) => kind === "tokens")).toMatchObject({ limit: null });
  });

  it("are refused to everyone else", async () => {
    expect((await read(newPerson())).statusCode).toBe(403);
  });
});
