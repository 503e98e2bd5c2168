import { readFileSync } from "node:fs";
import { parseCleanJson } from "@metatron/text/clean-text";
import { z } from "zod";
import type { ModelsConfig } from "../adapters/models/index.ts";
import { StartError } from "../start-error.ts";
import type { Config } from "./config.ts";

const modelsFile = z.array(
  z.strictObject({
    id: z.string().min(1),
    provider: z.enum(["openai", "azure", "google", "anthropic", "ollama"]).exactOptional(),
    api: z.enum(["chat", "responses"]).exactOptional(),
    label: z.string().exactOptional(),
    tokenLimit: z.number().int().positive().exactOptional(),
    vision: z.boolean().exactOptional(),
    online: z.boolean().exactOptional(),
    images: z.boolean().exactOptional(),
    tools: z.boolean().exactOptional(),
    roles: z.array(z.string()).exactOptional(),
    fallback: z.string().exactOptional(),
    price: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }).exactOptional(),
    personalData: z.enum(["free", "ask", "mask", "block"]).exactOptional(),
  }),
);

/** The enabled providers, from the environment and the models file. */
export function modelsConfigOf(config: Config): ModelsConfig {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AZURE_OPENAI_ENDPOINT, AZURE_OPENAI_API_KEY } = config;
  return {
    openai:
      OPENAI_API_KEY || OPENAI_BASE_URL
        ? { apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, models: config.OPENAI_MODELS }
        : undefined,
    azure:
      AZURE_OPENAI_ENDPOINT && AZURE_OPENAI_API_KEY
        ? {
            apiKey: AZURE_OPENAI_API_KEY,
            baseUrl: AZURE_OPENAI_ENDPOINT,
            apiVersion: config.AZURE_OPENAI_API_VERSION,
            deployments: config.AZURE_OPENAI_DEPLOYMENTS ?? [],
          }
        : undefined,
    google: config.GOOGLE_GENERATIVE_AI_API_KEY
      ? { apiKey: config.GOOGLE_GENERATIVE_AI_API_KEY, models: config.GOOGLE_MODELS }
      : undefined,
    anthropic: config.ANTHROPIC_API_KEY
      ? { apiKey: config.ANTHROPIC_API_KEY, models: config.ANTHROPIC_MODELS }
      : undefined,
    ollama: config.OLLAMA_BASE_URL === "off" ? "off" : { baseUrl: config.OLLAMA_BASE_URL },
    entries: config.MODELS_FILE ? readModelsFile(config.MODELS_FILE) : undefined,
    defaultModel: config.DEFAULT_MODEL,
    embeddingModel: config.EMBEDDING_MODEL,
    rerank: config.RERANK_MODEL
      ? { model: config.RERANK_MODEL, baseUrl: config.RERANK_BASE_URL, apiKey: config.RERANK_API_KEY }
      : undefined,
  };
}

function readModelsFile(path: string) {
  try {
    return modelsFile.parse(parseCleanJson(readFileSync(path, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : "it can't be read as JSON";
    throw new StartError(`MODELS_FILE ${path}: ${reason}`);
  }
}
