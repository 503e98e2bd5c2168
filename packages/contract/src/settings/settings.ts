import { z } from "zod";
import { id, instant } from "../fields.ts";
import { tourNames } from "./constants.ts";

export const mySettings = z
  .object({ toursSeen: z.array(z.enum(tourNames)).max(tourNames.length) })
  .meta({ id: "MySettings" });
export type MySettings = z.infer<typeof mySettings>;

export const deletedHistory = z.object({ conversations: z.int() }).meta({ id: "DeletedHistory" });

const mySession = z
  .object({
    id,
    startedAt: instant,
    /** When the session was last renewed. */
    lastSeenAt: instant,
    expiresAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: "MySession" });
export type MySession = z.infer<typeof mySession>;

/** `elsewhere`: sessions are managed by the company's own identity provider. */
export const mySessions = z
  .object({ kept: z.enum(["here", "elsewhere"]), items: z.array(mySession) })
  .meta({ id: "MySessions" });
