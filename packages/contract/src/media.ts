import { z } from "zod";
import { imageAddress } from "./content-part.ts";
import { imageSizes, languages } from "./enums.ts";
import { filledText, id, line } from "./fields.ts";
import {
  MAX_COMMENT_CHARS,
  MAX_EMBEDDING_INPUTS,
  MAX_IMAGE_PROMPT_CHARS,
  MAX_IMAGES_PER_CALL,
  MAX_NAME_CHARS,
  MAX_SPEECH_CHARS,
} from "./limits.ts";

const MAX_EMBEDDED_CHARS = 32_000;

export const imageRequest = z
  .strictObject({
    id,
    prompt: filledText(MAX_IMAGE_PROMPT_CHARS),
    size: z.enum(imageSizes).optional(),
    n: z.int().min(1).max(MAX_IMAGES_PER_CALL).optional(),
    conversationId: id.optional(),
    messageId: id.optional(),
    answerId: id.optional(),
  })
  .meta({ id: "ImageRequest" });
export type ImageRequest = z.infer<typeof imageRequest>;

export const generatedImages = z
  .object({
    model: z.string(),
    demo: z.boolean(),
    images: z.array(z.object({ fileId: id, url: z.string(), width: z.int().min(1), height: z.int().min(1) })),
  })
  .meta({ id: "GeneratedImages" });

const question = filledText(MAX_COMMENT_CHARS).optional();

export const describeRequest = z
  .union([z.strictObject({ fileId: id, question }), z.strictObject({ image: imageAddress, question })])
  .meta({ id: "DescribeRequest" });
export type DescribeRequest = z.infer<typeof describeRequest>;

export const imageDescription = z
  .object({ model: z.string(), text: z.string(), detectedText: z.string().optional(), demo: z.boolean() })
  .meta({ id: "ImageDescription" });

export const speechRequest = z
  .strictObject({
    text: filledText(MAX_SPEECH_CHARS),
    language: z.enum(languages).optional(),
    voice: line(MAX_NAME_CHARS).optional(),
    speed: z.number().min(0.5).max(2).optional(),
  })
  .meta({ id: "SpeechRequest" });
export type SpeechRequest = z.infer<typeof speechRequest>;

export const embeddingsRequest = z
  .strictObject({ input: z.array(filledText(MAX_EMBEDDED_CHARS)).min(1).max(MAX_EMBEDDING_INPUTS) })
  .meta({ id: "EmbeddingsRequest" });

export const embeddings = z
  .object({
    model: z.string(),
    dimensions: z.int().min(1),
    data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()) })),
  })
  .meta({ id: "Embeddings" });
