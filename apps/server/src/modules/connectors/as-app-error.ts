import type { SourceFailure } from "@metatron/contract/assistants/constants";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { ConnectorError } from "../../adapters/connectors/index.ts";
import { AppError } from "../../http/app-error.ts";

const CODES: Record<SourceFailure, ErrorCode> = {
  not_configured: "connector_not_configured",
  unauthorized: "connector_unauthorized",
  no_permission: "connector_unauthorized",
  not_found: "not_found",
  rate_limited: "connector_rate_limited",
  unavailable: "connector_unavailable",
  too_large: "connector_unavailable",
  type_not_allowed: "connector_unavailable",
  internal: "internal",
};

/** For `catch`: translates the error of an outside system for the caller. */
export function asAppError(error: unknown): never {
  if (!(error instanceof ConnectorError)) throw error;
  const { reason, message, retryAfterSeconds } = error;
  throw new AppError(CODES[reason], message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
