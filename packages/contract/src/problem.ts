import { z } from "zod";
import { type ErrorCode, errorCodes } from "./error-codes.ts";
import { personalDataFound } from "./personal-data/personal-data.ts";
import { quotaReached } from "./quotas/quotas.ts";

// Object.keys forgets the literal names; errorCodes is const, so its keys are exactly ErrorCode.
const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

export const errorCode = z.enum(codes).meta({ id: "ErrorCode" });

/** Every failed call answers this as `application/problem+json` (RFC 9457). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: errorCode,
    detail: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    // Beside `personal_data_found`: what it is about, for the person to decide.
    personalData: personalDataFound.optional(),
    // Where a person has used up what they may: of what, how much that is, and when there is more.
    quota: quotaReached.optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problem>;
