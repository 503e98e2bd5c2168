import { z } from "zod";
import { count, id, instant } from "../fields.ts";
import { quotaKinds } from "./constants.ts";

const kind = z.enum(quotaKinds);

/** Bytes for `stored` and `uploaded`, characters for `message`, `speech` and `embeddings`, pages for `ocr`, else how many. */
export const quotaReached = z
  .object({
    kind,
    limit: count,
    // null: waiting does not help.
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
    // Of each person; null = no limit.
    limit: count.nullable(),
    // Of all people together, today or, for `stored`, by now; null where nothing is counted.
    used: count.nullable(),
    people: count,
    // Who uses most, first.
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

/** What is left of today; null where there is no limit. */
export const quotaLeft = z.object({ perDay: count, left: count }).nullable();
export type QuotaLeft = z.infer<typeof quotaLeft>;
