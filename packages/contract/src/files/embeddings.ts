import { z } from "zod";
import { filledText } from "../fields.ts";

const MAX_EMBEDDING_INPUTS = 256;

const MAX_EMBEDDED_CHARS = 32_000;

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
export type Embeddings = z.infer<typeof embeddings>;
