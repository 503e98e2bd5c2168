import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startS3 } from "../../../test/stand-ins/s3.ts";
import { createStorage, diskRoutes, type Storage, StorageError } from "./index.ts";

const log = { warn: vi.fn() };

type Place = { storage: Storage; origin: string; stop(): Promise<void> };

async function onDisk(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), "metatron-storage-"));
  const storage = await createStorage({ kind: "disk", dir, log });
  if (storage.kind !== "disk") throw new Error("Not on disk.");
  const app = fastify({ bodyLimit: 100 });
  await app.register(diskRoutes, { storage });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = async () => {
    await app.close();
    await rm(dir, { recursive: true });
  };
  return { storage, origin, stop };
}

async function onS3(): Promise<Place> {
  const server = await startS3({ keysPerPage: 3 });
  const storage = await createStorage({ kind: "s3", ...server, log });
  return { storage, origin: server.endpoint, stop: () => server.stop() };
}

describe.each([
  ["disk", onDisk],
  ["s3", onS3],
] as const)("storage (%s)", (_, start) => {
  let place: Place;
  let storage: Storage;

  beforeAll(async () => {
    place = await start();
    storage = place.storage;
  });
  afterAll(async () => {
    await storage.close();
    await place.stop();
  });

  const put = (key: string, content: string, type = "text/plain") =>
    storage.put({ key, body: Buffer.from(content), type, size: Buffer.byteLength(content) });
  const read = async (key: string) => {
    const object = await storage.get(key);
    return object && text(object.stream);
  };
  const listed = async (prefix: string) => (await all(storage.list(prefix))).map(({ key }) => key).sort();
  const urlOf = ({ url }: { url: string }) => new URL(url, place.origin);

  async function upload(
    signed: { url: string; headers: Record<string, string> },
    body: string,
    headers = {},
  ) {
    const response = await fetch(urlOf(signed), {
      method: "PUT",
      body,
      headers: { ...signed.headers, ...headers },
    });
    await response.arrayBuffer();
    return response.status;
  }

  describe("keeping objects", () => {
    it("gives back what was put, with its type and size", async () => {
      await put("people/1/note", "¡Hola, tripulación!");
      const object = await storage.get("people/1/note");
      expect(object).toMatchObject({ type: "text/plain", size: 21, part: null });
      expect(object && (await text(object.stream))).toBe("¡Hola, tripulación!");
      expect(await storage.head("people/1/note")).toEqual({
        key: "people/1/note",
        type: "text/plain",
        size: 21,
        modifiedAt: expect.any(Date),
      });
    });

    it("takes a stream of many chunks", async () => {
      const chunks = Array.from({ length: 300 }, (_, i) => Buffer.alloc(4096, i % 256));
      const body = Readable.from(chunks, { objectMode: false });
      await storage.put({ key: "big", body, type: "application/octet-stream", size: 300 * 4096 });
      const object = await storage.get("big");
      const bytes = object && (await buffer(object.stream));
      expect(bytes?.equals(Buffer.concat(chunks))).toBe(true);
    });

    it("replaces what was there", async () => {
      await put("twice", "first", "text/plain");
      await put("twice", "second one", "text/markdown");
      expect(await read("twice")).toBe("second one");
      expect(await storage.head("twice")).toMatchObject({ type: "text/markdown", size: 10 });
    });

    it("keeps an empty object", async () => {
      await put("empty", "");
      expect(await storage.head("empty")).toMatchObject({ size: 0 });
      expect(await read("empty")).toBe("");
    });

    it("keeps an object and others below its name apart", async () => {
      await put("tree", "trunk");
      await put("tree/leaf", "leaf");
      expect([await read("tree"), await read("tree/leaf")]).toEqual(["trunk", "leaf"]);
      await storage.delete("tree");
      expect([await read("tree"), await read("tree/leaf")]).toEqual([null, "leaf"]);
    });

    it("knows nothing of what was never put or is deleted, and deletes it again without complaint", async () => {
      await put("gone", "x");
      await storage.delete("gone");
      await storage.delete("gone");
      expect([
        await storage.get("gone"),
        await storage.head("gone"),
        await storage.head("never/was"),
      ]).toEqual([null, null, null]);
    });

    it.each([
      ["longer", 3, "file_too_large"],
      ["shorter", 99, "bad_request"],
    ])("stores nothing of a body that is %s than announced", async (_, size, code) => {
      const bodies = [Buffer.from("12345"), Readable.from([Buffer.from("12"), Buffer.from("345")])];
      for (const body of bodies) {
        const putting = storage.put({ key: "wrong-size", body, type: "text/plain", size });
        await expect(putting).rejects.toMatchObject({ name: "StorageError", code });
      }
      expect(await storage.head("wrong-size")).toBeNull();
    });

    it("stores nothing of a body that breaks off", async () => {
      const body = Readable.from(
        (function* () {
          yield Buffer.from("12");
          throw new Error("connection lost");
        })(),
      );
      const putting = storage.put({ key: "broken", body, type: "text/plain", size: 5 });
      await expect(putting).rejects.toThrow("connection lost");
      expect(await storage.head("broken")).toBeNull();
    });
  });

  describe("ranges", () => {
    beforeAll(() => put("digits", "0123456789"));

    it.each([
      [{ from: 2, to: 4 }, "234", { from: 2, to: 4 }],
      [{ from: 7 }, "789", { from: 7, to: 9 }],
      [{ from: 8, to: 100 }, "89", { from: 8, to: 9 }],
      [{ last: 3 }, "789", { from: 7, to: 9 }],
      [{ last: 50 }, "0123456789", { from: 0, to: 9 }],
    ])("gives the part %j", async (range, content, part) => {
      const object = await storage.get("digits", range);
      expect(object).toMatchObject({ size: 10, part });
      expect(object && (await text(object.stream))).toBe(content);
    });

    it("refuses a part beyond the end", async () => {
      await expect(storage.get("digits", { from: 10 })).rejects.toMatchObject({
        code: "range_not_satisfiable",
      });
    });
  });

  describe("prefixes", () => {
    it("lists and deletes what is below a prefix, and nothing beside it", async () => {
      for (const key of ["c/1/a", "c/1/b", "c/1/deep/er/x", "c/10/a", "c/2/a", "c/1/d"]) await put(key, key);
      expect(await listed("c/1/")).toEqual(["c/1/a", "c/1/b", "c/1/d", "c/1/deep/er/x"]);
      expect(await listed("c/")).toHaveLength(6);
      expect(await storage.deletePrefix("c/1/")).toBe(4);
      expect(await listed("c/")).toEqual(["c/10/a", "c/2/a"]);
      expect(await storage.deletePrefix("c/1/")).toBe(0);
      expect(await listed("c/1/")).toEqual([]);
    });

    it("lists sizes and times of everything", async () => {
      await put("listed/one", "12345");
      const objects = await all(storage.list(""));
      const one = objects.find(({ key }) => key === "listed/one");
      expect(one).toEqual({ key: "listed/one", size: 5, modifiedAt: expect.any(Date) });
      expect(Math.abs(Date.now() - (one?.modifiedAt.getTime() ?? 0))).toBeLessThan(10_000);
    });

    it.each(["c", "", "/", "../", "c/../", "c//"])("refuses to delete below %j", async (prefix) => {
      await expect(storage.deletePrefix(prefix)).rejects.toThrow(StorageError);
    });
  });

  it.each([
    "",
    "/",
    "/etc/passwd",
    "../outside",
    "a/../../outside",
    "a/./b",
    "a//b",
    "a/",
    ".hidden",
    "a\\..\\b",
    "a\0b",
    "a b",
    "a%2fb",
    "ñ",
    "a@",
    "x".repeat(129),
    "x/".repeat(300),
  ])("refuses the key %j everywhere", async (key) => {
    const signing = {
      type: "text/plain",
      size: 1,
      expiresInSeconds: 60,
      fileName: "f",
      disposition: "inline" as const,
    };
    for (const attempt of [
      () => put(key, "x"),
      () => storage.get(key),
      () => storage.head(key),
      () => storage.delete(key),
      () => storage.signedPut({ key, ...signing }),
      () => storage.signedGet({ key, ...signing }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ name: "StorageError", code: "bad_request" });
    }
  });

  it.each(["", "text", "text/plain\r\nx-evil: 1", "text/html, text/plain", `a/${"b".repeat(300)}`])(
    "refuses the type %j",
    async (type) => {
      await expect(put("typed", "x", type)).rejects.toMatchObject({ code: "bad_request" });
      await expect(storage.signedPut({ key: "typed", type, size: 1, expiresInSeconds: 60 })).rejects.toThrow(
        StorageError,
      );
    },
  );

  describe("signed uploads", () => {
    const sign = (key: string, size = 5) =>
      storage.signedPut({ key, type: "text/plain", size, expiresInSeconds: 60 });

    it("take exactly what was agreed", async () => {
      const signed = await sign("up/exact");
      expect(signed.method).toBe("PUT");
      expect(Date.parse(signed.expiresAt) - Date.now()).toBeGreaterThan(55_000);
      expect(await upload(signed, "hello")).toBe(200);
      expect(await read("up/exact")).toBe("hello");
      expect(await storage.head("up/exact")).toMatchObject({ type: "text/plain", size: 5 });
    });

    it.each([
      ["too long", "hello!", {}],
      ["too short", "hell", {}],
      ["of another type", "hello", { "content-type": "text/html" }],
    ])("refuse a body that is %s", async (_, body, headers) => {
      expect(await upload(await sign("up/wrong"), body, headers)).toBeGreaterThanOrEqual(400);
      expect(await storage.head("up/wrong")).toBeNull();
    });

    it("are refused for another key, another size and another time than signed", async () => {
      const signed = await sign("up/mine");
      const forgeries = [
        signed.url.replace("up/mine", "up/yours"),
        signed.url.replace(/(size=|content-length)/, "$1x"),
        signed.url.replace(/(expires|Expires)=\d+/, "$1=9999999999"),
        signed.url.replace(/([Ss]ignature=)[\w-]{8}/, "$1AAAAAAAA"),
        signed.url.replace(/\?.*/, ""),
      ];
      for (const url of forgeries) {
        expect(url).not.toBe(signed.url);
        expect(await upload({ ...signed, url }, "hello"), url).toBe(403);
      }
      expect(await listed("up/")).not.toContain("up/yours");
    });

    it("are refused when their time is over", async () => {
      const signed = await sign("up/late");
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
      try {
        expect(await upload(signed, "hello")).toBe(403);
      } finally {
        vi.useRealTimers();
      }
      expect(await storage.head("up/late")).toBeNull();
    });

    it("do not replace what was uploaded before", async () => {
      const signed = await sign("up/once");
      expect(await upload(signed, "hello")).toBe(200);
      expect([409, 412]).toContain(await upload(signed, "other"));
      const bare = { ...signed, headers: { "content-type": "text/plain" } };
      expect([403, 409]).toContain(await upload(bare, "other"));
      expect(await read("up/once")).toBe("hello");
    });
  });

  describe("signed downloads", () => {
    beforeAll(() => put("down/file", "0123456789"));

    const sign = (over: { type?: string; fileName?: string; disposition?: "inline" | "attachment" } = {}) =>
      storage.signedGet({
        key: "down/file",
        type: "text/plain",
        fileName: "Póliza «2026».txt",
        disposition: "inline",
        expiresInSeconds: 60,
        ...over,
      });

    it("give the object under its name and checked type", async () => {
      const response = await fetch(urlOf(await sign({ type: "image/png" })));
      expect(await response.text()).toBe("0123456789");
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("content-disposition")).toBe(
        `inline; filename="Poliza _2026_.txt"; filename*=UTF-8''P%C3%B3liza%20%C2%AB2026%C2%BB.txt`,
      );
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    });

    it.each(["text/html", "image/svg+xml", "application/xhtml+xml", "text/xml", "application/javascript"])(
      "never show %s, which could run",
      async (type) => {
        const response = await fetch(urlOf(await sign({ type })));
        await response.text();
        expect(response.headers.get("content-disposition")).toMatch(/^attachment;/);
      },
    );

    it("give a part", async () => {
      const response = await fetch(urlOf(await sign()), { headers: { range: "bytes=3-5" } });
      expect([response.status, response.headers.get("content-range")]).toEqual([206, "bytes 3-5/10"]);
      expect(await response.text()).toBe("345");
    });

    it("answer 416 to a part beyond the end", async () => {
      const response = await fetch(urlOf(await sign()), { headers: { range: "bytes=10-" } });
      await response.text();
      expect(response.status).toBe(416);
    });

    it("are refused when forged, run out, or used to write", async () => {
      const { url } = await sign();
      const forged = await fetch(new URL(url.replace("down/file", "people/1/note"), place.origin));
      const renamed = await fetch(new URL(url.replace("text%2Fplain", "text%2Fhtml"), place.origin));
      expect([forged.status, renamed.status]).toEqual([403, 403]);
      expect(await upload({ url, headers: { "content-type": "text/plain" } }, "0123456789")).toBe(403);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
      try {
        expect((await fetch(new URL(url, place.origin))).status).toBe(403);
      } finally {
        vi.useRealTimers();
      }
    });

    it("answer 404 for an object that is gone", async () => {
      const signed = await storage.signedGet({
        key: "down/gone",
        type: "text/plain",
        fileName: "x",
        disposition: "attachment",
        expiresInSeconds: 60,
      });
      expect((await fetch(urlOf(signed))).status).toBe(404);
    });
  });

  it("answers the check", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
