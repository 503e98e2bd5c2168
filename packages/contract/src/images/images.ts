import { z } from "zod";
import { imageAddress } from "../chat/content-part.ts";
import { chatTypes } from "../enums.ts";
import { count, filledText, id, instant, line } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_NAME_CHARS } from "../limits.ts";
import { quotaLeft } from "../quotas/quotas.ts";
import {
  imageModes,
  imageSizes,
  imageStyles,
  MAX_IMAGE_PROMPT_CHARS,
  MAX_IMAGES_PER_CALL,
} from "./constants.ts";

export const imageRequest = z
  .strictObject({
    id,
    prompt: filledText(MAX_IMAGE_PROMPT_CHARS),
    size: z.enum(imageSizes).optional(),
    n: z.int().min(1).max(MAX_IMAGES_PER_CALL).optional(),
    style: z.enum(imageStyles).optional(),
    mode: z.enum(imageModes).optional(),
    // The picture to vary or edit, owned by the person.
    sourceFileId: id.optional(),
    // With all three, question and answer are stored in that conversation.
    conversationId: id.optional(),
    messageId: id.optional(),
    answerId: id.optional(),
    parentId: id.nullable().optional(),
    // The type of a conversation that this request starts; `images` by default.
    chat: z.enum(chatTypes).optional(),
    // As in a chat request.
    baseKnowledge: line(MAX_NAME_CHARS).nullable().optional(),
  })
  .refine(({ mode = "create", sourceFileId }) => (mode === "create") === (sourceFileId === undefined), {
    error: "to vary or edit a picture, name it; to create one, name none",
    path: ["sourceFileId"],
  })
  .refine(
    ({ conversationId, messageId, answerId }) =>
      [conversationId, messageId, answerId].every((each) => each === undefined) ||
      [conversationId, messageId, answerId].every((each) => each !== undefined),
    { error: "conversation, question and answer are named together", path: ["conversationId"] },
  )
  .meta({ id: "ImageRequest" });
export type ImageRequest = z.infer<typeof imageRequest>;

const pixels = z.int().min(1);

export const generatedImages = z
  .object({
    model: z.string(),
    // Drawn locally, without an image model.
    demo: z.boolean(),
    images: z.array(z.object({ fileId: id, url: z.string(), width: pixels, height: pixels })),
    // The number of requested pictures that were not generated.
    missing: count,
  })
  .meta({ id: "GeneratedImages" });
export type GeneratedImages = z.infer<typeof generatedImages>;

/** A picture of the person's gallery. */
export const galleryImage = z
  .object({
    fileId: id,
    // Expires after minutes.
    url: z.string(),
    // Bytes of the picture's file.
    size: count,
    width: pixels,
    height: pixels,
    prompt: z.string(),
    style: z.enum(imageStyles).nullable(),
    model: z.string(),
    demo: z.boolean(),
    conversationId: id.nullable(),
    createAt: instant,
  })
  .meta({ id: "GalleryImage" });
export type GalleryImage = z.infer<typeof galleryImage>;

/** The image model and its capabilities. */
export const imageMaker = z
  .object({
    model: z.string(),
    demo: z.boolean(),
    modes: z.array(z.enum(imageModes)),
    today: quotaLeft,
  })
  .meta({ id: "ImageMaker" });
export type ImageMakerInfo = z.infer<typeof imageMaker>;

const question = filledText(MAX_COMMENT_CHARS).optional();

export const describeRequest = z
  .union([z.strictObject({ fileId: id, question }), z.strictObject({ image: imageAddress, question })])
  .meta({ id: "DescribeRequest" });
export type DescribeRequest = z.infer<typeof describeRequest>;

export const imageDescription = z
  .object({ model: z.string(), text: z.string(), detectedText: z.string().optional(), demo: z.boolean() })
  .meta({ id: "ImageDescription" });
