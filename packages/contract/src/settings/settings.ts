import { z } from "zod";
import { id, instant, text } from "../fields.ts";
import { MAX_PERSONAL_INSTRUCTIONS_CHARS, tourNames } from "./constants.ts";

export const personalInstructions = z
  .strictObject({
    // While off, the texts are kept and not used.
    isOn: z.boolean(),
    // What the person says about their work.
    about: text(MAX_PERSONAL_INSTRUCTIONS_CHARS),
    // How answers should be written.
    style: text(MAX_PERSONAL_INSTRUCTIONS_CHARS),
  })
  .meta({ id: "PersonalInstructions" });
export type PersonalInstructions = z.infer<typeof personalInstructions>;

const keptSettings = {
  toursSeen: z.array(z.enum(tourNames)).max(tourNames.length),
  personalInstructions,
};

export const mySettingsChanges = z.strictObject(keptSettings).partial().meta({ id: "MySettingsChanges" });
export type MySettingsChanges = z.infer<typeof mySettingsChanges>;

export const mySettings = z
  .object({
    ...keptSettings,
    // What the company's directory says about the person's work; null where the token does not carry it.
    directory: z.object({ job: z.string().nullable(), base: z.string().nullable() }),
  })
  .meta({ id: "MySettings" });
export type MySettings = z.infer<typeof mySettings>;

export const deletedHistory = z.object({ conversations: z.int() }).meta({ id: "DeletedHistory" });

const mySession = z
  .object({
    id,
    startedAt: instant,
    lastSeenAt: instant,
    /** null: only the company's own identity provider knows it. */
    expiresAt: instant.nullable(),
    /** By name, such as Chrome and Windows; null where the requests do not show it. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "MySession" });
export type MySession = z.infer<typeof mySession>;

/** `elsewhere`: sessions are managed by the company's own identity provider. */
export const mySessions = z
  .object({ kept: z.enum(["here", "elsewhere"]), items: z.array(mySession) })
  .meta({ id: "MySessions" });
