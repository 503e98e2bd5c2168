import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, places } from "../../../test/storage-places.ts";
import { type Storage, StorageError } from "./index.ts";
import { createSigner } from "./signed-address.ts";

describe.each(places)("storage (%s)", (_, start) => {
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
  describe("keeping objects", () => {
    it("returns a stored object with its type and size", async () => {
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

    it("accepts a stream of many chunks", async () => {
      const chunks = Array.from({ length: 300 }, (_, i) => Buffer.alloc(4096, i % 256));
      const body = Readable.from(chunks, { objectMode: false });
      await storage.put({ key: "big", body, type: "application/octet-stream", size: 300 * 4096 });
      const object = await storage.get("big");
      const bytes = object && (await buffer(object.stream));
      expect(bytes?.equals(Buffer.concat(chunks))).toBe(true);
    });

    it("replaces an existing object", async () => {
      await put("twice", "first", "text/plain");
      await put("twice", "second one", "text/markdown");
      expect(await read("twice")).toBe("second one");
      expect(await storage.head("twice")).toMatchObject({ type: "text/markdown", size: 10 });
    });

    it("stores an empty object", async () => {
      await put("empty", "");
      expect(await storage.head("empty")).toMatchObject({ size: 0 });
      expect(await read("empty")).toBe("");
    });

    it("distinguishes an object from others below its name", async () => {
      await put("tree", "trunk");
      await put("tree/leaf", "leaf");
      expect([await read("tree"), await read("tree/leaf")]).toEqual(["trunk", "leaf"]);
      await storage.delete("tree");
      expect([await read("tree"), await read("tree/leaf")]).toEqual([null, "leaf"]);
    });

    it("returns null for a missing or deleted object, and deletes it again without an error", async () => {
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

    it("stores nothing of an interrupted body", async () => {
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
    ])("returns the range %j", async (range, content, part) => {
      const object = await storage.get("digits", range);
      expect(object).toMatchObject({ size: 10, part });
      expect(object && (await text(object.stream))).toBe(content);
    });

    it("rejects a range beyond the end", async () => {
      await expect(storage.get("digits", { from: 10 })).rejects.toMatchObject({
        code: "range_not_satisfiable",
      });
    });
  });

  describe("prefixes", () => {
    it("lists and deletes the objects below a prefix only", async () => {
      for (const key of ["c/1/a", "c/1/b", "c/1/deep/er/x", "c/10/a", "c/2/a", "c/1/d"]) await put(key, key);
      expect(await listed("c/1/")).toEqual(["c/1/a", "c/1/b", "c/1/d", "c/1/deep/er/x"]);
      expect(await listed("c/")).toHaveLength(6);
      expect(await storage.deletePrefix("c/1/")).toBe(4);
      expect(await listed("c/")).toEqual(["c/10/a", "c/2/a"]);
      expect(await storage.deletePrefix("c/1/")).toBe(0);
      expect(await listed("c/1/")).toEqual([]);
    });

    it("lists sizes and times of everything", async () => {
      const putAt = Date.now();
      await put("listed/one", "12345");
      const objects = await all(storage.list(""));
      const one = objects.find(({ key }) => key === "listed/one");
      expect(one).toEqual({ key: "listed/one", size: 5, modifiedAt: expect.any(Date) });
      // Times have a resolution of one second, and a file system's clock may be some milliseconds behind.
      expect(one?.modifiedAt.getTime()).toBeGreaterThan(putAt - 2000);
      expect(one?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now());
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
    const signing = { type: "text/plain", size: 1, expiresInSeconds: 60 };
    for (const attempt of [
      () => put(key, "x"),
      () => storage.get(key),
      () => storage.head(key),
      () => storage.delete(key),
      () => storage.signedPut({ key, ...signing }),
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

  it("signs read URLs that can't be forged without the secret", async () => {
    const { query } = storage.signRead({ fileId: "file", personId: "ana" }, 60);
    expect(storage.verifyRead("file", Object.fromEntries(new URLSearchParams(query)))).toEqual({
      fileId: "file",
      personId: "ana",
    });
    const other = createSigner(Buffer.from("another secret"));
    const forged = other.signRead({ fileId: "file", personId: "ana" }, 60).query;
    expect(() => storage.verifyRead("file", Object.fromEntries(new URLSearchParams(forged)))).toThrow(
      StorageError,
    );
  });

  it("passes the health check", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
