import type { ErrorCode } from "@metatron/contract/error-codes";
import { PictureError, type PictureFault } from "../../adapters/image-models/index.ts";
import { AppError } from "../../http/app-error.ts";

const CODES: Record<PictureFault, ErrorCode> = {
  invalid: "image_invalid",
  animated: "image_animated",
  too_large: "image_too_large",
  type_not_allowed: "file_type_not_allowed",
};

/** Translates a picture error into an error for its sender; rethrows any other error. */
export function rethrowImageError(error: unknown): never {
  if (error instanceof PictureError) throw new AppError(CODES[error.fault], error.message);
  throw error;
}
