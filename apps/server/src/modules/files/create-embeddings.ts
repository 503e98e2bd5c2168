import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import type { Embeddings } from "@metatron/contract/media";
import { ModelError, type ModelRegistry, OutboundRefused } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";

export async function createEmbeddings(
  models: ModelRegistry,
  { personId, input }: { personId: string; input: readonly string[] },
): Promise<Embeddings> {
  const embedded = await models.embed(input, { personId }).catch(tellWhy);
  if (!embedded) throw new AppError("model_not_configured", "No embedding model is configured.");
  const { model, dimensions, vectors } = embedded;
  return { model, dimensions, data: vectors.map((embedding, index) => ({ index, embedding })) };
}

function tellWhy(error: unknown): never {
  if (error instanceof OutboundRefused) {
    // A check names its code itself; only those of the contract are understood by who reads them.
    const code = error.code in errorCodes ? (error.code as ErrorCode) : "content_refused";
    throw new AppError(code, error.message);
  }
  if (!(error instanceof ModelError)) throw error;
  const { code, message, retryAfterSeconds } = error;
  throw new AppError(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
