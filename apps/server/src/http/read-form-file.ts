import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

export interface FormFile {
  bytes: Buffer;
  /** Only those before the file, which is how the browser sends them. */
  fields: Record<string, unknown>;
}

/** The one file of a form that is small enough to be held in memory. */
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

/** What the parser throws says that the form is broken, cut off or too much. */
function notReadable(): never {
  throw new AppError("bad_request", "The form could not be read.");
}
