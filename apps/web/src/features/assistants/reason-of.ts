import type { TFunction } from "i18next";
import { ApiError } from "../../api/api-error.ts";

/** Why something failed, in the person's language. */
export function reasonOf(t: TFunction, error: unknown): string {
  return t(`errors.${error instanceof ApiError ? error.code : "internal"}`);
}

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
