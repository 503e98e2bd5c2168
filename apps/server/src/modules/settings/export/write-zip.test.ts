import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { writeZip, type ZipEntry } from "./write-zip.ts";

async function* pieces(...parts: (string | Uint8Array)[]) {
  yield* parts;
}

async function archiveOf(...entries: ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  return buffer(writeZip(all()));
}

it("keeps the contents, including names with accents and empty entries", async () => {
  const bytes = await archiveOf(
    { name: "LÉEME.txt", body: pieces("niño ", "y ", "avión") },
    { name: "files/1/vacío.bin", body: pieces() },
    { name: "files/2/datos.bin", body: pieces(new Uint8Array(300_000).fill(7), new Uint8Array([1, 2])) },
  );
  const found = unzipSync(bytes);
  expect(Object.keys(found)).toEqual(["LÉEME.txt", "files/1/vacío.bin", "files/2/datos.bin"]);
  expect(new TextDecoder().decode(found["LÉEME.txt"])).toBe("niño y avión");
  expect(found["files/1/vacío.bin"]).toHaveLength(0);
  expect(found["files/2/datos.bin"]).toHaveLength(300_002);
  expect(bytes.length).toBeLessThan(5000);
});

it("rejects with the error of a failing entry", async () => {
  async function* broken() {
    yield "half";
    throw new Error("the storage is gone");
  }
  await expect(archiveOf({ name: "a", body: broken() })).rejects.toThrow("the storage is gone");
});

it("closes the current entry when the reader stops early", async () => {
  const closed: string[] = [];
  async function* endless() {
    try {
      for (;;) yield new Uint8Array(64 * 1024);
    } finally {
      closed.push("body");
    }
  }
  async function* all() {
    try {
      yield { name: "a", body: endless() };
    } finally {
      closed.push("entries");
    }
  }
  for await (const _ of writeZip(all())) break;
  await vi.waitFor(() => expect(closed).toEqual(["body", "entries"]));
});

it("rejects when the list of entries fails", async () => {
  async function* all(): AsyncGenerator<ZipEntry> {
    yield { name: "a", body: pieces("whole") };
    throw new Error("the database is gone");
  }
  await expect(buffer(writeZip(all()))).rejects.toThrow("the database is gone");
});

it("keeps the order of many entries", async () => {
  const names = Array.from({ length: 2_000 }, (_, n) => `files/${n}/datos.bin`);
  const bytes = await archiveOf(...names.map((name) => ({ name, body: pieces(name) })));
  expect(Object.keys(unzipSync(bytes))).toEqual(names);
});
