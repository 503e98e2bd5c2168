import type { TFunction } from "i18next";
import { ApiError } from "../../api/api-error.ts";

/** Why something was not saved, by its code. */
export const reasonOf = (error: Error, t: TFunction): string =>
  t(`errors.${error instanceof ApiError ? error.code : "internal"}`);
