import type { FileFailure } from "@metatron/contract/files/constants";
import type { Translate } from "../../../lib/translator.ts";

/** Why a file could not be read, as a sentence with the next step. */
export function failureText(t: Translate, reason: FileFailure): string {
  return t(reason === "internal" ? "errors.internal" : `errors.file_${reason}`);
}
