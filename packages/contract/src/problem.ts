import { z } from "zod";
import { type ErrorCode, errorCodes } from "./error-codes.ts";
import { personalDataFound } from "./personal-data/personal-data.ts";
import { quotaReached } from "./quotas/quotas.ts";

// `Object.keys` loses the literal types; errorCodes is const, so its keys are exactly ErrorCode.
const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

export const errorCode = z.enum(codes).meta({ id: "ErrorCode" });

/** Every failed call responds with this as `application/problem+json` (RFC 9457). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: errorCode,
    detail: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    // With `personal_data_found`: the findings, for the person to decide.
    personalData: personalDataFound.optional(),
    // For an exceeded quota: its kind, its size, and when it is renewed.
    quota: quotaReached.optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problem>;
