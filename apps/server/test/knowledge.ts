import { randomUUID } from "node:crypto";
import { addFile, type FileRow, type NewFile } from "../src/modules/files/index.ts";
import { ingestFileHandler } from "../src/modules/retrieval/index.ts";
import type { TestApp } from "./harness.ts";

export type Document = Partial<Omit<NewFile, "bytes">> & {
  ownerId: string;
  /** The bytes of a format that is not text, such as a workbook. */
  text: string | Buffer;
};

/** Adds a document and reads it, as the background job would. */
export async function addDocument({ deps }: Pick<TestApp, "deps">, document: Document): Promise<FileRow> {
  const { text, ...given } = document;
  const file = await addFile(deps, {
    personId: randomUUID(),
    purpose: "assistant",
    name: "documento.md",
    type: "text/markdown",
    bytes: typeof text === "string" ? Buffer.from(text) : text,
    ...given,
  });
  await ingest({ deps }, file.id);
  return file;
}

export async function ingest({ deps }: Pick<TestApp, "deps">, fileId: string): Promise<void> {
  const { handle } = ingestFileHandler({
    ...deps,
    hasVectors: deps.vectors !== undefined,
  });
  await handle({ fileId }, fileId);
}
