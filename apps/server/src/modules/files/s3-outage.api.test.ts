import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { freePort } from "../../../test/free-port.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { formOf, uploader } from "../../../test/upload.ts";
import { ingestFileHandler } from "../retrieval/index.ts";
import { readFile } from "./index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: "files",
      S3_REGION: "eu-west-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      OLLAMA_BASE_URL: "off",
    },
  });
});
afterAll(() => test.close());

it("answers questions without files while the object storage is unreachable, and reports the outage", async () => {
  const { person } = uploader(test);
  expect(await ask(test, person, question("Hola"))).toMatchObject({ status: 200 });
  const status = await test.app.inject({ url: "/api/status" });
  expect(status.statusCode).toBe(200);
  expect(status.json()).toMatchObject({ status: "degraded", checks: { storage: "down", database: "ok" } });
});

it("answers file calls with 503 and a specific error code", async () => {
  const ana = uploader(test);
  const conversationId = randomUUID();
  const form = formOf({ content: "Una nota." });
  const sent = await ana.call({
    method: "POST",
    url: `/api/conversation/${conversationId}/files/upload`,
    ...form,
  });
  expect([sent.statusCode, sent.json().code]).toEqual([503, "storage_unavailable"]);
  expect(Number(sent.headers["retry-after"])).toBeGreaterThan(0);
  const signed = await ana.sign({ ownerId: conversationId });
  expect([signed.status, signed.body.code]).toEqual([503, "storage_unavailable"]);
});

it("does not count a reading as an attempt when the bytes can't be fetched", async () => {
  const ana = uploader(test);
  const { db } = test.deps.database;
  const fileId = randomUUID();
  await ana.sign({ fileId, ownerId: randomUUID() });
  await db.updateTable("files").set({ status: "queued", attempts: 3 }).where("id", "=", fileId).execute();
  const { handle } = ingestFileHandler({ ...test.deps, db, hasVectors: false });
  await expect(handle({ fileId }, "job")).rejects.toThrow("does not answer");
  expect(await readFile(test.deps.db, fileId)).toMatchObject({ status: "queued", attempts: 3 });
});
