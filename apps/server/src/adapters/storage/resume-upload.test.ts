import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startS3 } from "../../../test/stand-ins/s3.ts";
import { startS3rver } from "../../../test/stand-ins/s3rver.ts";
import { createStorage, diskRoutes, type Storage } from "./index.ts";

const log = { warn: vi.fn() };
const MB = 1024 * 1024;
const TYPE = "application/pdf";

const bytes = (size: number) => Buffer.alloc(size, "Manual de cabina. ");
const read = async (storage: Storage, key: string) => {
  const object = await storage.get(key);
  return object && buffer(object.stream);
};

describe("on disk", () => {
  let storage: Storage;
  let origin: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const dir = await mkdtemp(join(tmpdir(), "metatron-resume-"));
    const disk = await createStorage({ kind: "disk", dir, log });
    if (disk.kind !== "disk") throw new Error("Not on disk.");
    const app = fastify();
    await app.register(diskRoutes, { storage: disk });
    storage = disk;
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
    stop = async () => {
      await app.close();
      await rm(dir, { recursive: true });
    };
  });
  afterAll(() => stop());

  async function begin(size: number) {
    const key = `files/${randomUUID()}/upload`;
    const place = { key, type: TYPE, size, expiresInSeconds: 60 };
    const { url, headers } = await storage.signedPut(place);
    return {
      key,
      url: new URL(url, origin),
      headers,
      received: async () => (await storage.resumeUpload({ ...place, uploadId: null })).resume,
      async put(content: Buffer, from: number, range = `bytes ${from}-${from + content.length - 1}/${size}`) {
        const response = await fetch(new URL(url, origin), {
          method: "PUT",
          headers: { ...headers, "content-range": range },
          body: new Uint8Array(content),
        });
        await response.arrayBuffer();
        return response.status;
      },
    };
  }

  it("continues with a second part, and becomes an object only when complete", async () => {
    const content = bytes(300_000);
    const upload = await begin(content.length);
    expect(await upload.received()).toEqual({ way: "range", received: 0 });
    expect(await upload.put(content.subarray(0, 100_000), 0)).toBe(202);
    expect(await upload.received()).toEqual({ way: "range", received: 100_000 });
    expect(await storage.head(upload.key)).toBeNull();
    expect(await upload.put(content.subarray(100_000), 100_000)).toBe(200);
    expect(await read(storage, upload.key)).toEqual(content);
    expect(await upload.received()).toEqual({ way: "range", received: content.length });
  });

  it("keeps the bytes received before the connection broke", async () => {
    const content = bytes(4 * MB);
    const upload = await begin(content.length);
    const broken = request(upload.url, {
      method: "PUT",
      headers: {
        ...upload.headers,
        "content-length": content.length,
        "content-range": `bytes 0-${content.length - 1}/${content.length}`,
      },
    });
    broken.on("error", () => undefined);
    broken.write(content.subarray(0, 3 * MB));
    await vi.waitFor(async () => {
      const resume = await upload.received();
      expect(resume?.way === "range" && resume.received).toBe(3 * MB);
    });
    broken.destroy();
    // Immediately, because the server may not have noticed yet that the first connection is lost.
    expect(await upload.put(content.subarray(3 * MB), 3 * MB)).toBe(200);
    expect(await read(storage, upload.key)).toEqual(content);
  });

  it("rejects a part that does not continue the received bytes, and one of another file", async () => {
    const content = bytes(1000);
    const upload = await begin(1000);
    expect(await upload.put(content.subarray(0, 400), 0)).toBe(202);
    expect(await upload.put(content.subarray(500), 500)).toBe(409);
    expect(await upload.put(content.subarray(400, 500), 400, "bytes 400-499/2000")).toBe(400);
    expect(await upload.put(content.subarray(400, 500), 400, "bytes 400-1999/1000")).toBe(400);
    expect(await upload.put(content.subarray(400, 600), 400, "bytes 400-499/1000")).toBe(413);
    expect(await upload.put(content.subarray(400), 400)).toBe(200);
    expect(await read(storage, upload.key)).toEqual(content);
  });

  it("restarts at the first byte, and deletes an abandoned upload", async () => {
    const upload = await begin(1000);
    await upload.put(bytes(600), 0);
    await upload.put(bytes(300), 0);
    expect(await upload.received()).toEqual({ way: "range", received: 300 });
    await storage.abandonUpload({ key: upload.key, uploadId: null });
    expect(await upload.received()).toEqual({ way: "range", received: 0 });
  });
});

describe.each([
  ["the stand-in", () => startS3()],
  ["s3rver", () => startS3rver({ signatures: "checked" })],
] as const)("in S3 (%s)", (_, start) => {
  let storage: Storage;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const server = await start();
    storage = await createStorage({ kind: "s3", ...server, log });
    stop = () => server.stop();
  });
  afterAll(async () => {
    await storage.close();
    await stop();
  });

  const place = (size: number) => ({
    key: `files/${randomUUID()}/upload`,
    type: TYPE,
    size,
    expiresInSeconds: 60,
    uploadId: null,
  });
  const put = async (url: string, content: Buffer) => {
    const response = await fetch(url, { method: "PUT", body: new Uint8Array(content) });
    await response.arrayBuffer();
    return response.status;
  };
  const missingOf = async (request: Parameters<Storage["resumeUpload"]>[0]) => {
    const { uploadId, resume } = await storage.resumeUpload(request);
    if (resume?.way !== "parts" || !uploadId) throw new Error("Not in parts.");
    return { uploadId, missing: resume.missing };
  };

  it("is sent in parts, and only the missing parts are requested again", async () => {
    const content = bytes(20 * MB);
    const request = place(content.length);
    const { uploadId, missing } = await missingOf(request);
    expect(missing.map(({ from, to }) => [from, to])).toEqual([
      [0, 8 * MB],
      [8 * MB, 16 * MB],
      [16 * MB, 20 * MB],
    ]);
    for (const { url, from, to } of [missing[2], missing[0]].filter((part) => part !== undefined))
      expect(await put(url, content.subarray(from, to))).toBe(200);

    const again = await missingOf({ ...request, uploadId });
    expect(again.missing.map(({ from }) => from)).toEqual([8 * MB]);
    for (const { url, from, to } of again.missing) await put(url, content.subarray(from, to));
    expect((await missingOf({ ...request, uploadId })).missing).toEqual([]);

    await storage.finishUpload({ key: request.key, uploadId });
    expect(await storage.head(request.key)).toMatchObject({ size: content.length, type: TYPE });
    expect((await read(storage, request.key))?.equals(content)).toBe(true);
    // Completed twice, as after a lost response.
    await expect(storage.finishUpload({ key: request.key, uploadId })).resolves.toBeUndefined();
  });

  it("sends small files whole", async () => {
    expect(await storage.resumeUpload(place(MB))).toEqual({ uploadId: null, resume: null });
  });

  it("restarts when S3 has discarded the parts", async () => {
    const request = place(17 * MB);
    const { uploadId } = await missingOf(request);
    await storage.abandonUpload({ key: request.key, uploadId });
    const again = await missingOf({ ...request, uploadId });
    expect(again.missing).toHaveLength(3);
    await storage.abandonUpload({ key: request.key, uploadId: again.uploadId });
  });
});
