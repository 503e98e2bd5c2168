import type { Endpoint } from "@metatron/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

/** Refuses a body of another kind than the endpoint takes, before a byte of it is read. */
export function checkContentType(endpoint: Endpoint, request: FastifyRequest): void {
  const given = mediaTypeOf(request);
  if (given === undefined && !hasBody(request) && !needsForm(endpoint)) return;
  if (given !== undefined && acceptedBy(endpoint).includes(given)) return;
  throw new AppError("unsupported_media_type", "This kind of body is not accepted here.");
}

export const isMultipart = (request: FastifyRequest) => mediaTypeOf(request) === "multipart/form-data";

function acceptedBy({ body, multipart }: Endpoint): string[] {
  const form = multipart ? ["multipart/form-data"] : [];
  // A call without a body takes empty JSON: some clients always say that they send JSON.
  return body || !multipart ? ["application/json", ...form] : form;
}

/** Without a form there is nothing to work on; without JSON the schema says what is missing. */
const needsForm = ({ body, multipart }: Endpoint) => multipart !== undefined && body === undefined;

const mediaTypeOf = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
