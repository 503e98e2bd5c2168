import type { MediaEndpoint } from "./media-endpoint.ts";

/** A vendor that is not configured is never loaded. */
export async function loadImageModel(endpoint: MediaEndpoint, modelId: string) {
  if (endpoint.vendor === "google") return (await loadGoogle(endpoint)).image(modelId);
  return (await loadOpenAi(endpoint, modelId)).image(modelId);
}

export async function loadSpeechModel(endpoint: MediaEndpoint, modelId: string) {
  if (endpoint.vendor === "google") return (await loadGoogle(endpoint)).speech(modelId);
  return (await loadOpenAi(endpoint, modelId)).speech(modelId);
}

export async function loadTranscriptionModel(endpoint: MediaEndpoint, modelId: string) {
  return (await loadOpenAi(endpoint, modelId)).transcription(modelId);
}

async function loadGoogle({ baseUrl, apiKey }: MediaEndpoint) {
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle({ apiKey: apiKey ?? "", baseURL: baseUrl, fetch: fetchWithoutRedirects });
}

/** Azure uses the same protocol with the URL of the deployment. */
async function loadOpenAi(endpoint: MediaEndpoint, modelId: string) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  // Without a key the library would read one from the environment and bypass our configuration.
  const apiKey = endpoint.apiKey ?? "none";
  const base = endpoint.baseUrl.replace(/(?<!\/)\/+$/, "");
  if (endpoint.vendor !== "azure") {
    return createOpenAI({ apiKey, baseURL: base, fetch: fetchWithoutRedirects });
  }
  return createOpenAI({
    apiKey,
    baseURL: `${base}/openai/deployments/${encodeURIComponent(modelId)}`,
    headers: { "api-key": apiKey },
    fetch: withVersion(endpoint.apiVersion),
  });
}

const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

function withVersion(apiVersion: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.searchParams.set("api-version", apiVersion);
    return fetchWithoutRedirects(url, init);
  };
}
