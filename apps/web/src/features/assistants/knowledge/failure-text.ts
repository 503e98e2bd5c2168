import type { FileFailure } from "@metatron/contract/files/constants";
import type { TFunction } from "i18next";

/** Why a file could not be read, as a sentence with the next step. */
export function failureText(t: TFunction, reason: FileFailure): string {
  return t(reason === "internal" ? "errors.internal" : `errors.file_${reason}`);
}
