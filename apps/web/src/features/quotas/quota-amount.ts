import type { QuotaKind } from "@metatron/contract/quotas/constants";
import { compactNumber, sizeInMegabytes } from "../../lib/amounts.ts";

const SMALL = 100_000;
const NEARLY = 0.8;

/** Files in megabytes; millions of characters and tokens in compact notation. */
export function quotaAmount(kind: QuotaKind, value: number, language: string): string {
  if (kind === "stored" || kind === "uploaded") return sizeInMegabytes(value, language);
  return value < SMALL ? new Intl.NumberFormat(language).format(value) : compactNumber(value, language);
}

export function quotaTone(used: number, limit: number): "accent" | "warning" | "danger" {
  if (used >= limit) return "danger";
  return used >= limit * NEARLY ? "warning" : "accent";
}
