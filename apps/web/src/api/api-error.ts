import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";

interface FieldError {
  path: string;
  message: string;
}

interface ApiErrorParts {
  status: number;
  code: ErrorCode | BrowserErrorCode;
  detail: string;
  requestId?: string | undefined;
  errors?: FieldError[];
  retryAfterMs?: number | undefined;
  personalData?: PersonalDataFound | undefined;
}

export class ApiError extends Error {
  /** 0 when no response arrived: offline, connection refused or lost, request cancelled. */
  readonly status: number;
  readonly code: ErrorCode | BrowserErrorCode;
  readonly requestId: string | undefined;
  readonly errors: FieldError[];
  readonly retryAfterMs: number | undefined;
  /** Sent with `personal_data_found`: the personal data that the person must decide about. */
  readonly personalData: PersonalDataFound | undefined;

  constructor(
    { status, code, detail, requestId, errors = [], retryAfterMs, personalData }: ApiErrorParts,
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
    this.personalData = personalData;
  }
}
