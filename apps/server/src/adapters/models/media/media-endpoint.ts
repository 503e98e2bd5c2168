import { describeModel, type ModelInfo } from "../model-info.ts";
import type { ModelsConfig } from "../model-sources.ts";

/** Where a model for pictures or speech is called. */
export type MediaEndpoint =
  | { vendor: "openai"; baseUrl: string; apiKey: string | undefined }
  | { vendor: "azure"; baseUrl: string; apiKey: string; apiVersion: string }
  | { vendor: "google"; baseUrl: string; apiKey: string };

export type MediaModel = { info: ModelInfo; endpoint: MediaEndpoint };

const OPENAI_URL = "https://api.openai.com/v1";
const GOOGLE_URL = "https://generativelanguage.googleapis.com/v1beta";
const PREFIX = /^(openai|azure|google):(.+)$/;

/** The configured model at the provider that its prefix names, or at the first one that is configured. */
export function findMediaModel(
  configured: string | undefined,
  config: ModelsConfig,
  vendors: readonly MediaEndpoint["vendor"][],
): MediaModel | undefined {
  if (!configured) return undefined;
  const [, named, rest] = PREFIX.exec(configured) ?? [];
  const modelId = rest ?? configured;
  const wanted = named ?? (modelId.startsWith("gemini") && config.google ? "google" : undefined);
  const endpoint = vendors
    .filter((vendor) => wanted === undefined || vendor === wanted)
    .map((vendor) => endpointOf(vendor, config))
    .find((each) => each !== undefined);
  if (!endpoint) return undefined;
  const entry = config.entries?.find(({ id }) => id === modelId);
  return { info: describeModel(endpoint.vendor, { id: modelId }, entry), endpoint };
}

function endpointOf(vendor: MediaEndpoint["vendor"], config: ModelsConfig): MediaEndpoint | undefined {
  const { openai, azure, google } = config;
  switch (vendor) {
    case "openai":
      return openai && { vendor, baseUrl: openai.baseUrl ?? OPENAI_URL, apiKey: openai.apiKey };
    case "azure":
      return azure && { vendor, baseUrl: azure.baseUrl, apiKey: azure.apiKey, apiVersion: azure.apiVersion };
    case "google":
      return google && { vendor, baseUrl: google.baseUrl ?? GOOGLE_URL, apiKey: google.apiKey };
  }
}
