import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import type { QuotaReached } from "@metatron/contract/quotas/quotas";

export interface FieldError {
  path: string;
  message: string;
}

/** A failure with a code of the contract; the interface translates the code. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly personalData: PersonalDataFound | undefined;
  readonly quota: QuotaReached | undefined;

  constructor(
    code: ErrorCode,
    sentence: string,
    details: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      personalData?: PersonalDataFound;
      quota?: QuotaReached;
    } = {},
  ) {
    super(sentence);
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.personalData = details.personalData;
    this.quota = details.quota;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

/** The same error for a missing object and for one that the person may not see. */
export const notFound = () => new AppError("not_found", "There is nothing here that you may see.");
