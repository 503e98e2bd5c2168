import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { ApiError } from "./api-error.ts";

/**
 * Converts an error response to an `ApiError`. A response from
 * elsewhere (a proxy's page) becomes `bad_answer`.
 */
export async function readProblem(response: Response): Promise<ApiError> {
  const problem = await response.json().catch(() => undefined);
  const { code, detail, title, requestId, errors, personalData } = isRecord(problem) ? problem : {};
  return new ApiError({
    status: response.status,
    code: isErrorCode(code) ? code : "bad_answer",
    detail: firstText(detail, title) ?? `HTTP ${response.status}`,
    requestId: firstText(requestId, response.headers.get("x-request-id")),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
    // Safe: the server writes this field from the same contract.
    personalData: isRecord(personalData) ? (personalData as PersonalDataFound) : undefined,
  });
}

/** The `Retry-After` header holds seconds or a date. */
function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCodes, code);
}

function isFieldError(error: unknown): error is { path: string; message: string } {
  return isRecord(error) && typeof error.path === "string" && typeof error.message === "string";
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value) => typeof value === "string" && value !== "") as string | undefined; // checked one line up
}
