import type { Translate } from "../lib/translator.ts";
import { ApiError } from "./api-error.ts";

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : "internal");

/** Why something failed, in the person's language. */
export const reasonOf = (t: Translate, error: unknown): string => t(`errors.${codeOf(error)}`);
