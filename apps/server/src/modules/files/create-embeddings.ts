import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import type { Embeddings } from "@metatron/contract/files/embeddings";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Db } from "../../adapters/db/index.ts";
import { ModelError, type ModelRegistry, OutboundRefused } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";
import { whileSpending } from "../quotas/index.ts";

export async function createEmbeddings(
  { db, models, quotas }: { db: Db; models: ModelRegistry; quotas: QuotaLimits },
  { personId, input }: { personId: string; input: readonly string[] },
): Promise<Embeddings> {
  const amount = input.reduce((sum, text) => sum + text.length, 0);
  const spending = { personId, kind: "embeddings", amount, perDay: quotas.embeddings } as const;
  const embedded = await whileSpending(db, spending, async () => {
    const made = await models.embed(input, { personId }).catch(rethrowModelError);
    if (!made) throw new AppError("model_not_configured", "No embedding model is configured.");
    return made;
  });
  const { model, dimensions, vectors } = embedded;
  return { model, dimensions, data: vectors.map((embedding, index) => ({ index, embedding })) };
}

function rethrowModelError(error: unknown): never {
  if (error instanceof OutboundRefused) {
    // Outbound checks choose their own codes. Clients know only the codes of the contract.
    const code = error.code in errorCodes ? (error.code as ErrorCode) : "content_refused";
    throw new AppError(code, error.message);
  }
  if (!(error instanceof ModelError)) throw error;
  const { code, message, retryAfterSeconds } = error;
  throw new AppError(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
