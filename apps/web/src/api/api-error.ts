import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";

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
}

export class ApiError extends Error {
  /** 0 when no answer arrived: offline, refused, cut, cancelled. */
  readonly status: number;
  readonly code: ErrorCode | BrowserErrorCode;
  readonly requestId: string | undefined;
  readonly errors: FieldError[];
  readonly retryAfterMs: number | undefined;

  constructor(
    { status, code, detail, requestId, errors = [], retryAfterMs }: ApiErrorParts,
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
  }
}
