import { AppError } from "../../http/app-error.ts";
import { toAnswerError } from "../turns/index.ts";

/** Translates a model's error for the person; rethrows internal errors. */
export function rethrowModelError(error: unknown): never {
  const known = toAnswerError(error);
  if (!known) throw error;
  const { code, sentence, retryAfterSeconds } = known;
  throw new AppError(code, sentence, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
