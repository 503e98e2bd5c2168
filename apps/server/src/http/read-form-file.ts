import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

export interface FormFile {
  bytes: Buffer;
  /** Only fields before the file, which is the order that the browser sends. */
  fields: Record<string, unknown>;
}

/** The single file of a form, small enough for memory. */
export async function readFormFile(
  request: FastifyRequest,
  { mostBytes, mostFields = 0 }: { mostBytes: number; mostFields?: number },
): Promise<FormFile> {
  const limits = { fileSize: mostBytes, files: 1, fields: mostFields };
  const part = await request.file({ limits }).catch(notReadable);
  if (!part) throw new AppError("bad_request", "The form has no file.");
  const bytes = await part.toBuffer().catch(() => undefined);
  if (part.file.truncated) throw new AppError("file_too_large", `The file has ${mostBytes} bytes at most.`);
  return { bytes: bytes ?? notReadable(), fields: fieldsOf(part) };
}

function fieldsOf({ fields }: MultipartFile): Record<string, unknown> {
  const given = Object.entries(fields).flatMap(([name, field]) =>
    field && "value" in field ? [[name, field.value] as const] : [],
  );
  return Object.fromEntries(given);
}

/** Errors of the parser mean that the form is malformed, truncated or too large. */
function notReadable(): never {
  throw new AppError("bad_request", "The form could not be read.");
}
