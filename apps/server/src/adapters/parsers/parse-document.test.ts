import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archive, contentTypes, paragraph, relations, writeDocx } from "./office-writer.fixture.ts";
import { closeParsers, parseDocument } from "./parse-document.ts";
import { defaultParseLimits } from "./parse-limits.ts";
import { ParserPool } from "./parser-pool.ts";
import { writePdf } from "./pdf-writer.fixture.ts";

const MB = 1024 * 1024;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-parsers-"));
});
afterAll(async () => {
  await closeParsers();
  await rm(folder, { recursive: true, force: true });
});

async function stored(name: string, bytes: Buffer | string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path, name };
}

const manual = (pages: number) =>
  writePdf({
    pages: Array.from({ length: pages }, (_, n) => ({ texts: [{ text: `Hoja ${n + 1}`, x: 60, y: 500 }] })),
  });

// Threads start slowly on a busy machine.
describe("reading in threads", () => {
  it("answers with the document, and several at once each with its own", async () => {
    const names = ["uno", "dos", "tres", "cuatro"];
    const files = await Promise.all(names.map((name) => stored(`${name}.txt`, `Soy ${name}.`)));
    const read = await Promise.all(files.map((file) => parseDocument(file)));
    expect(read.map(({ text, type }) => [text, type])).toEqual(
      names.map((name) => [`Soy ${name}.`, "text/plain"]),
    );
  });

  it("reports the number of pages read", async () => {
    const seen: unknown[] = [];
    await parseDocument({
      ...(await stored("a.pdf", manual(3))),
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.at(-1)).toEqual({ pagesDone: 3, pages: 3 });
  });

  it("aborts a document that takes too long, and reads the next", async () => {
    const slow = await stored("lento.pdf", manual(400));
    await expect(parseDocument({ ...slow, limits: { timeoutMs: 20 } })).rejects.toMatchObject({
      name: "ParseError",
      reason: "took_too_long",
    });
    const next = await stored("b.txt", "Sigo leyendo.");
    await expect(parseDocument(next)).resolves.toMatchObject({ text: "Sigo leyendo." });
  });

  it("aborts a document that takes too much memory", async () => {
    const big = await stored("grande.csv", "a;b\n".repeat(2 * MB));
    await expect(parseDocument({ ...big, limits: { memoryMb: 24 } })).rejects.toMatchObject({
      reason: "out_of_memory",
    });
  });

  it("rejects with the signal's reason", async () => {
    const stop = new AbortController();
    const reason = new Error("ya no hace falta");
    const file = await stored("c.pdf", manual(400));
    const reading = parseDocument({ ...file, signal: stop.signal, onProgress: () => stop.abort(reason) });
    await expect(reading).rejects.toBe(reason);
    await expect(parseDocument({ ...file, signal: stop.signal })).rejects.toBe(reason);
  });

  it("does not blame the document when the threads are closed", async () => {
    const pool = new ParserPool({ threads: 1, letGoAfterMs: 1000 });
    const file = { ...(await stored("d.pdf", manual(400))), limits: defaultParseLimits };
    const started = Promise.withResolvers<void>();
    const reading = pool.run({ ...file, onProgress: () => started.resolve() });
    const waiting = pool.run(file);
    const ended = Promise.allSettled([reading, waiting]);
    await started.promise;
    await pool.close();
    for (const end of await ended)
      expect(end).toMatchObject({
        status: "rejected",
        reason: expect.not.objectContaining({ name: "ParseError" }),
      });
  });

  it("does not let one person occupy every thread: another person's document is read at the same time", async () => {
    const pool = new ParserPool({ threads: 2, letGoAfterMs: 1000 });
    const long = { ...(await stored("e.pdf", manual(400))), limits: defaultParseLimits };
    const short = { ...(await stored("f.txt", "Turno de noche")), limits: defaultParseLimits };
    const ended: string[] = [];
    const read = async (owner: string, task: typeof long) => {
      await pool.run({ ...task, owner });
      ended.push(owner);
    };
    const anas = [1, 2, 3].map(() => read("ana", long));
    await read("luis", short);
    expect(ended).toEqual(["luis"]);
    await Promise.all(anas);
    expect(ended).toEqual(["luis", "ana", "ana", "ana"]);
    await pool.close();
  });

  it("reports a missing upload if the file does not exist", async () => {
    await expect(parseDocument({ path: join(folder, "nada.txt"), name: "nada.txt" })).rejects.toMatchObject({
      reason: "missing_upload",
    });
  });
});

describe("a bomb", () => {
  it("is known before it is held, whatever sizes it states", async () => {
    const bomb = writeDocx(paragraph("hola"), { "word/media/foto.bmp": "0".repeat(8 * MB) });
    // Declared as one byte in the directory.
    const at = bomb.lastIndexOf("word/media/foto.bmp") - 46;
    bomb.writeUInt32LE(1, at + 24);
    const limits = { maxExpandedBytes: 4 * MB };
    await expect(parseDocument({ ...(await stored("bomba.docx", bomb)), limits })).rejects.toMatchObject({
      reason: "expands_too_much",
    });
    await expect(parseDocument(await stored("bomba.docx", bomb))).resolves.toMatchObject({ text: "hola" });
  });

  it("is rejected by its ratio even within the size limit", async () => {
    const bomb = archive({
      "[Content_Types].xml": contentTypes("wordprocessingml.document"),
      "_rels/.rels": relations({ "word/document.xml": "officeDocument" }),
      "word/document.xml": new Uint8Array(33 * MB),
    });
    await expect(parseDocument(await stored("ceros.docx", bomb))).rejects.toMatchObject({
      reason: "expands_too_much",
    });
  });
});
