import { z } from "zod";
import { filledText, id } from "../fields.ts";
import { fileIdOf } from "../files/file-address.ts";
import { MAX_CONTENT_PARTS, MAX_IMAGE_DATA_URL_CHARS, MAX_MESSAGE_CHARS } from "./constants.ts";

export const contentPart = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("text"), text: z.string() }),
    z.object({ type: z.literal("image_url"), image_url: z.object({ url: z.string() }) }),
    // In an answer: a message that the person added at this position while the answer streamed.
    z.object({ type: z.literal("steer"), id, text: z.string() }),
  ])
  .meta({ id: "ContentPart" });
export type ContentPart = z.infer<typeof contentPart>;

const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,/;

/** The server never fetches a given URL: an image is inside the request or is a stored file. */
export const imageAddress = z
  .string()
  .max(MAX_IMAGE_DATA_URL_CHARS)
  .refine((url) => DATA_IMAGE.test(url) || fileIdOf(url) !== null, {
    error: "must be a data: URL of a PNG, JPEG, WebP or GIF, or the address of one of your files",
  });

const sentPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: filledText(MAX_MESSAGE_CHARS) }),
  z.strictObject({ type: z.literal("image_url"), image_url: z.strictObject({ url: imageAddress }) }),
]);

export const sentContent = z.array(sentPart).min(1).max(MAX_CONTENT_PARTS);
