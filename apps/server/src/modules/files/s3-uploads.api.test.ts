import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { startS3 } from "../../../test/stand-ins/s3.ts";
import { uploader } from "../../../test/upload.ts";

const MB = 1024 * 1024;

let s3: Awaited<ReturnType<typeof startS3>>;
let test: TestApp;
beforeAll(async () => {
  s3 = await startS3();
  test = await startTestApp({
    environment: {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      OLLAMA_BASE_URL: "off",
    },
  });
});
afterAll(async () => {
  await test.close();
  await s3.stop();
});

it("uploads a small file by one signed URL of the bucket, and serves ranges of it", async () => {
  const ana = uploader(test);
  const conversationId = randomUUID();
  const { body } = await ana.sign({ ownerId: conversationId, size: 10 });
  expect(new URL(body.url).origin).toBe(s3.endpoint);
  expect(body.resume).toBeNull();
  expect(await ana.put(body, "0123456789")).toBe(200);
  expect(await ana.put(body, "9876543210")).toBe(412);
  expect((await ana.complete(conversationId, body.fileId)).json()).toMatchObject({
    status: "queued",
    size: 10,
  });
  const url = `/api/files/${body.fileId}/content`;
  expect((await ana.call({ url, headers: { range: "bytes=2-4" } })).body).toBe("234");
  expect((await ana.call({ url, headers: { range: "bytes=20-" } })).statusCode).toBe(416);
  const address = (await ana.call({ url: `/api/files/${body.fileId}/address` })).json();
  expect((await test.app.inject({ url: address.url })).body).toBe("0123456789");
  const part = await test.app.inject({ url: address.url, headers: { range: "bytes=2-4" } });
  expect([part.statusCode, part.body]).toEqual([206, "234"]);
});

it("uploads a large file in parts, requests only missing parts, and detects duplicate bytes", async () => {
  const ana = uploader(test);
  const conversationId = randomUUID();
  const content = Buffer.alloc(17 * MB, "línea de texto\n");
  const request = { fileId: randomUUID(), ownerId: conversationId, size: content.length };
  const put = (part: { url: string; from: number; to: number }) =>
    ana.put({ url: part.url, headers: {} }, content.subarray(part.from, part.to));

  const [first] = await Promise.all([ana.sign(request), ana.sign(request)]);
  await put(first.body.resume.missing[1]);
  const again = await ana.sign(request);
  expect(again.body).toMatchObject({ uploaded: false });
  expect(again.body.resume.missing.map(({ from }: { from: number }) => from)).toEqual([0, 16 * MB]);
  for (const part of again.body.resume.missing) expect(await put(part)).toBe(200);
  expect((await ana.sign(request)).body).toMatchObject({ uploaded: true });
  const completed = await Promise.all([1, 2].map(() => ana.complete(conversationId, request.fileId)));
  expect(completed.map((answer) => answer.json())).toMatchObject(
    completed.map(() => ({ id: request.fileId, status: "queued", size: content.length })),
  );
  const form = { name: "otra.txt", content };
  const sent = await ana.sendForm(`/api/conversation/${conversationId}/files/upload`, form);
  expect(sent.json().id).toBe(request.fileId);
});
