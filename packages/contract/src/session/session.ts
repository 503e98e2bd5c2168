import { z } from "zod";
import { roles } from "../roles.ts";

/** The person as the server knows them. `id` is the e-mail in base64, like the session user's. */
export const sessionUser = z
  .object({
    id: z.string(),
    uniqueId: z.string(),
    userName: z.string(),
    userEmail: z.string(),
    roles: z.array(z.enum(roles)),
  })
  .meta({ id: "SessionUser" });
export type SessionUser = z.infer<typeof sessionUser>;

export const validatedStatus = z
  .object({ status: z.literal("active"), user: sessionUser })
  .meta({ id: "ValidatedStatus" });
