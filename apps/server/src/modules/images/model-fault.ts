import { AppError } from "../../http/app-error.ts";
import { toAnswerError } from "../turns/index.ts";

/** Why a model did not do it, as the person is told; a fault of ours goes on as it is. */
export function tellModelFault(error: unknown): never {
  const known = toAnswerError(error);
  if (!known) throw error;
  const { code, sentence, retryAfterSeconds } = known;
  throw new AppError(code, sentence, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
