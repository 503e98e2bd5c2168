import type { TFunction } from "i18next";
import { ApiError } from "./api-error.ts";

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : "internal");

/** Why something failed, in the person's language. */
export const reasonOf = (t: TFunction, error: unknown): string => t(`errors.${codeOf(error)}`);
