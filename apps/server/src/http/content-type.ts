import type { Endpoint } from "@metatron/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

/** Refuses a body of another content type before any byte of it is read. */
export function checkContentType(endpoint: Endpoint, request: FastifyRequest): void {
  const given = mediaTypeOf(request);
  if (given === undefined && !hasBody(request) && !needsForm(endpoint)) return;
  if (given !== undefined && acceptedBy(endpoint).includes(given)) return;
  throw new AppError("unsupported_media_type", "This kind of body is not accepted here.");
}

export const isMultipart = (request: FastifyRequest) => mediaTypeOf(request) === "multipart/form-data";

function acceptedBy({ body, multipart }: Endpoint): string[] {
  const form = multipart ? ["multipart/form-data"] : [];
  // A call without a body accepts empty JSON, because some clients always send that content type.
  return body || !multipart ? ["application/json", ...form] : form;
}

/** Without a form there is nothing to process; without JSON, the schema reports the missing fields. */
const needsForm = ({ body, multipart }: Endpoint) => multipart !== undefined && body === undefined;

const mediaTypeOf = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
