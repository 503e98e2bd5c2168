import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../adapters/db/index.ts";
import { isStorageUnavailable } from "../adapters/storage/index.ts";
import { AppError } from "./app-error.ts";

/** PostgreSQL is usually back within seconds after a restart or a failover. */
const RETRY_AFTER_SECONDS = 2;
const STORAGE_RETRY_AFTER_SECONDS = 10;

/** The only place where errors become responses. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (known) return sendProblem(request, reply, known);
    request.log.error({ err: error, requestId: request.id }, "unexpected error");
    return sendProblem(request, reply, new AppError("internal", "Something failed on our side."));
  });
}

/** Errors of the framework before a route is found: a malformed or too long URL. */
export function answerFrameworkError(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendProblem(request, reply, new AppError("bad_request", "The request could not be understood."));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", Math.ceil(error.retryAfterSeconds));
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .status(error.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(
      JSON.stringify({
        type: `urn:metatron:error:${error.code}`,
        title: error.code.replaceAll("_", " "),
        status: error.status,
        code: error.code,
        detail: error.message,
        requestId: request.id,
        ...(error.errors ? { errors: error.errors } : {}),
        ...(error.personalData ? { personalData: error.personalData } : {}),
        ...(error.quota ? { quota: error.quota } : {}),
      }),
    );
}

const databaseUnavailable = () =>
  new AppError("database_unavailable", "The database can't be reached now; try again in a moment.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

const storageUnavailable = () =>
  new AppError("storage_unavailable", "The file storage can't be reached now; try again later.", {
    retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS,
  });

function toAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error;
  // Not logged per request: the pool logs the outage once.
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (isStorageUnavailable(error)) return storageUnavailable();
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new AppError("body_too_large", "The body is larger than this server accepts.");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new AppError("unsupported_media_type", "This kind of body is not accepted here.");
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return new AppError("bad_json", "The body is not valid JSON.");
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
    case "FST_ERR_BAD_URL":
      return new AppError("bad_request", "The request could not be understood.");
  }
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new AppError("bad_json", "The body is not valid JSON.");
  }
  return undefined;
}
