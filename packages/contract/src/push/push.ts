import { z } from "zod";
import { languages } from "../enums.ts";
import { id } from "../fields.ts";
import { MAX_ENDPOINT_CHARS, type pushKinds } from "./constants.ts";

/** Where the browser of one device takes pushes, as its Push API names it. */
export const newPushSubscription = z
  .strictObject({
    endpoint: z.url({ protocol: /^https?$/ }).max(MAX_ENDPOINT_CHARS),
    keys: z.strictObject({
      // A point of P-256, uncompressed: 65 bytes in base64url.
      p256dh: z.base64url().length(87),
      // 16 bytes in base64url.
      auth: z.base64url().length(22),
    }),
    // The language of the sentence that the service worker shows.
    language: z.enum(languages),
  })
  .meta({ id: "NewPushSubscription" });
export type NewPushSubscription = z.infer<typeof newPushSubscription>;

export const savedPushSubscription = z.object({ id }).meta({ id: "SavedPushSubscription" });

/** The content of a push. It has no text of anybody: push services and lock screens are places of others. */
export interface PushPayload {
  kind: (typeof pushKinds)[number];
  /** The conversation, the case or the news item. */
  id: string;
  language: (typeof languages)[number];
}
