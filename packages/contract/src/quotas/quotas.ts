import { z } from "zod";
import { count, id, instant } from "../fields.ts";
import { quotaKinds } from "./constants.ts";

const kind = z.enum(quotaKinds);

/**
 * Bytes for `stored` and `uploaded`, characters for `message`, `speech` and `embeddings`, pages for `ocr`,
 * else a count.
 */
export const quotaReached = z
  .object({
    kind,
    limit: count,
    // null: the quota is not renewed.
    renewsAt: instant.nullable(),
  })
  .meta({ id: "QuotaReached" });
export type QuotaReached = z.infer<typeof quotaReached>;

/** By kind; 0 = no limit. */
export const quotaLimits = z.record(kind, count).meta({ id: "QuotaLimits" });
export type QuotaLimits = z.infer<typeof quotaLimits>;

export const quotaUse = z
  .object({
    kind,
    // Per person; null = no limit.
    limit: count.nullable(),
    // Total of all people, today or, for `stored`, currently; null if not counted.
    used: count.nullable(),
    people: count,
    // The heaviest users first.
    top: z.array(
      z.object({
        person: z.object({ id, name: z.string().nullable(), email: z.string().nullable() }),
        used: count,
      }),
    ),
  })
  .meta({ id: "QuotaUse" });
export type QuotaUse = z.infer<typeof quotaUse>;

export const quotaReport = z
  .object({ renewsAt: instant, quotas: z.array(quotaUse) })
  .meta({ id: "QuotaReport" });
export type QuotaReport = z.infer<typeof quotaReport>;

/** The remaining quota of today; null if there is no limit. */
export const quotaLeft = z.object({ perDay: count, left: count }).nullable();
export type QuotaLeft = z.infer<typeof quotaLeft>;
