import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Trx } from "../../adapters/db/index.ts";
import { mustFit, spend } from "../quotas/index.ts";

interface SentFile {
  personId: string;
  purpose: UploadPurpose;
  bytes: number;
}

/** Counts a file in the transaction that adds its row; throws over the quota, which rolls the row back. */
export async function takeRoom(
  trx: Trx,
  { personId, purpose, bytes }: SentFile,
  quotas: QuotaLimits,
): Promise<void> {
  if (purpose === "image")
    await spend(trx, { personId, kind: "pictures", amount: 1, perDay: quotas.pictures });
  await spend(trx, { personId, kind: "uploaded", amount: bytes, perDay: quotas.uploaded });
  await mustFit(trx, { personId, limit: quotas.stored });
}
