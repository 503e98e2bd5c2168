import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { MAX_FILE_NAME_CHARS } from "@metatron/contract/limits";
import { cleanLine } from "@metatron/text/clean-text";
import { cutFileName } from "@metatron/text/cut-text";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../../http/app-error.ts";
import { parseWith } from "../../http/validate.ts";
import { type Inspected, inspectBytes } from "./inspect-object.ts";
import { makeTemporaryFile } from "./temporary-file.ts";

export interface ReceivedForm<Fields> {
  fields: Fields;
  name: string;
  path: string;
  size: number;
  inspect(): Promise<Inspected>;
}

/** Receives a form with one `file` and streams it to a temporary file, which is removed after its use. */
export async function receiveForm<Fields extends z.ZodObject, Result>(
  request: FastifyRequest,
  schema: Fields,
  use: (form: ReceivedForm<z.output<Fields>>) => Promise<Result>,
): Promise<Result> {
  const { path, remove } = await makeTemporaryFile();
  try {
    return await use(await readForm(request, schema, path));
  } finally {
    await remove();
  }
}

async function readForm<Fields extends z.ZodObject>(
  request: FastifyRequest,
  schema: Fields,
  path: string,
): Promise<ReceivedForm<z.output<Fields>>> {
  try {
    const { name, fields } = await readParts(request, path);
    const { size } = await stat(path);
    if (size === 0) throw new AppError("file_empty", "The file is empty.");
    return {
      fields: parseWith(schema, fields, "body"),
      name: cutFileName(cleanLine(name), MAX_FILE_NAME_CHARS) || "file",
      size,
      path,
      inspect: () => inspectBytes(createReadStream(path)),
    };
  } catch (error) {
    throw isOfTheForm(error) ? new AppError("bad_request", "The form could not be read.") : error;
  }
}

async function readParts(request: FastifyRequest, path: string) {
  const fields: Record<string, unknown> = {};
  let name: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === "field") {
      fields[part.fieldname] = part.value;
      continue;
    }
    await save(part, path);
    name = part.filename;
  }
  if (name === undefined) throw new AppError("bad_request", "The form has no file.");
  return { name, fields };
}

async function save({ fieldname, file }: MultipartFile, path: string): Promise<void> {
  if (fieldname !== "file") throw new AppError("bad_request", "The form's file is called `file`.");
  await pipeline(file, createWriteStream(path, { mode: 0o600 }));
  if (file.truncated) throw new AppError("file_too_large", "This file is larger than this server takes.");
}

/**
 * Errors of the multipart parser mean that the form is malformed or too large; errors of the disk are
 * internal.
 */
function isOfTheForm(error: unknown): boolean {
  return error instanceof Error && !(error instanceof AppError) && !("syscall" in error);
}
