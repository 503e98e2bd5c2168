import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startS3rver } from "../../../test/stand-ins/s3rver.ts";
import { createStorage, type Storage } from "./index.ts";

const log = { warn: vi.fn() };
let strict: Storage;
let lenient: Storage;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const servers = [
    await startS3rver({ signatures: "checked" }),
    await startS3rver({ signatures: "let pass" }),
  ] as const;
  strict = await createStorage({ kind: "s3", ...servers[0], log });
  lenient = await createStorage({ kind: "s3", ...servers[1], log });
  stop = () => Promise.all(servers.map((server) => server.stop()));
});
afterAll(async () => {
  await Promise.all([strict.close(), lenient.close()]);
  await stop();
});

const note = { key: "files/1/note", type: "text/plain", body: Buffer.from("0123456789"), size: 10 };

it("stores, returns and deletes objects", async () => {
  await strict.put(note);
  expect(await strict.head(note.key)).toMatchObject({ size: 10, type: "text/plain" });
  const whole = await strict.get(note.key);
  expect(whole && (await text(whole.stream))).toBe("0123456789");
  const part = await strict.get(note.key, { from: 3, to: 5 });
  expect(part?.part).toEqual({ from: 3, to: 5 });
  expect(part && (await text(part.stream))).toBe("345");
  await strict.delete(note.key);
  expect(await strict.get(note.key)).toBeNull();
});

it("accepts a direct upload of a client, with the signed size and key only", async () => {
  const content = new Uint8Array(Buffer.from("hola"));
  const signed = await strict.signedPut({
    key: "files/2/upload",
    type: "text/plain",
    size: 4,
    expiresInSeconds: 60,
  });
  const put = (url: string, body: Uint8Array<ArrayBuffer>) =>
    fetch(url, { method: "PUT", body, headers: signed.headers }).then(({ status }) => status);
  expect(await put(signed.url, new Uint8Array(5))).toBe(403);
  expect(await put(signed.url.replace("files/2", "files/3"), content)).toBe(403);
  expect(await put(signed.url, content)).toBe(200);
  const object = await strict.get("files/2/upload");
  expect(object && (await buffer(object.stream)).toString()).toBe("hola");
});

it("lists and checks the bucket", async () => {
  await lenient.put({ ...note, type: "text/html" });
  await expect(lenient.check()).resolves.toBeUndefined();
  for await (const object of lenient.list("files/"))
    expect(object).toMatchObject({ key: note.key, size: 10 });
  expect(await lenient.deletePrefix("files/")).toBe(1);
});

it("receives every file whole if the server can't list parts", async () => {
  const server = await startS3rver({ signatures: "checked", parts: "not listed" });
  const storage = await createStorage({ kind: "s3", ...server, log });
  const place = { key: "files/9/upload", type: "text/plain", size: 40_000_000, expiresInSeconds: 60 };
  expect(await storage.resumeUpload({ ...place, uploadId: null })).toEqual({ uploadId: null, resume: null });
  await storage.close();
  await server.stop();
});
