import type { createAnthropic } from "@ai-sdk/anthropic";
import type { createGoogle } from "@ai-sdk/google";
import { toModelError } from "./ai-sdk-failure.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import type { Timeouts } from "./http-exchange.ts";
import { estimateUsage, type FinishReason, type ModelEvent, type Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ClearedCall, ProviderAnswer, ProviderClient } from "./provider-client.ts";

export type AiSdkVendor = "google" | "anthropic";
export type AiSdkOptions = {
  vendor: AiSdkVendor;
  apiKey: string;
  baseUrl?: string | undefined;
  timeouts: Timeouts;
};

type SdkModel = ReturnType<ReturnType<typeof createGoogle | typeof createAnthropic>["languageModel"]>;
type SdkCall = Parameters<SdkModel["doStream"]>[0];
type SdkMessage = SdkCall["prompt"][number];
type SdkEnd = Pick<Awaited<ReturnType<SdkModel["doGenerate"]>>, "finishReason" | "usage">;

const DEFAULT_BASE_URLS: Record<AiSdkVendor, string> = {
  google: "https://generativelanguage.googleapis.com/v1beta",
  anthropic: "https://api.anthropic.com/v1",
};
const THINKING_HEADROOM_TOKENS = 4000;

/**
 * Gemini and Anthropic in their own protocols, with the providers of the AI SDK, but without its
 * `streamText`, whose chain of transforms adds half the cost again. A vendor that is not configured is never
 * loaded.
 */
export function createAiSdkClient(options: AiSdkOptions): ProviderClient {
  const { vendor, timeouts } = options;
  let loading: ReturnType<typeof loadVendor> | undefined;
  async function modelOf(modelId: string): Promise<SdkModel> {
    loading ??= loadVendor(options);
    const languageModel = await loading;
    return languageModel(modelId);
  }

  return {
    async stream(modelId, call, onEvent) {
      const model = await modelOf(modelId);
      const deadline = startDeadline(timeouts, call.signal);
      try {
        const { stream } = await attempt(deadline, model.doStream(sdkCall(vendor, call, deadline.signal)));
        await readParts({ stream, call, onEvent, deadline });
      } finally {
        deadline.end();
      }
    },
    async complete(modelId, call) {
      const model = await modelOf(modelId);
      const deadline = startDeadline(timeouts, call.signal);
      try {
        const answer = await attempt(deadline, model.doGenerate(sdkCall(vendor, call, deadline.signal)));
        return readWhole(answer, call);
      } finally {
        deadline.end();
      }
    },
  };
}

async function attempt<Result>(deadline: Deadline, work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw deadline.reason() ?? toModelError(error);
  }
}

async function loadVendor({ vendor, apiKey, baseUrl }: AiSdkOptions): Promise<(modelId: string) => SdkModel> {
  // Without these settings both libraries would read their key and URL from the environment and bypass our
  // configuration.
  const settings = { apiKey, baseURL: baseUrl ?? DEFAULT_BASE_URLS[vendor], fetch: fetchWithoutRedirects };
  if (vendor === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    const provider = createGoogle(settings);
    return (modelId) => provider.languageModel(modelId);
  }
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  const provider = createAnthropic(settings);
  return (modelId) => provider.languageModel(modelId);
}

const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

function sdkCall(vendor: AiSdkVendor, call: ClearedCall, abortSignal: AbortSignal): SdkCall {
  const system: SdkMessage[] = call.system ? [{ role: "system", content: call.system }] : [];
  const headroom = vendor === "google" ? THINKING_HEADROOM_TOKENS : 0;
  return {
    prompt: [...system, ...call.messages.map(toSdkMessage)],
    abortSignal,
    ...(call.maxTokens !== undefined && { maxOutputTokens: call.maxTokens + headroom }),
    ...(call.online && { tools: [SEARCH_TOOLS[vendor]] }),
  };
}

const SEARCH_TOOLS = {
  google: { type: "provider", id: "google.google_search", name: "google_search", args: {} },
  anthropic: {
    type: "provider",
    id: "anthropic.web_search_20250305",
    name: "web_search",
    args: { maxUses: 5 },
  },
} as const;

function toSdkMessage({ role, content }: ClearedCall["messages"][number]): SdkMessage {
  const parts = content.map((part) =>
    part.type === "text" ? { type: "text" as const, text: part.text } : toSdkFile(part.dataUrl),
  );
  return { role, content: parts };
}

function toSdkFile(dataUrl: string) {
  const comma = dataUrl.indexOf(",");
  const mediaType = dataUrl.slice("data:".length, comma).split(";", 1)[0] ?? "";
  return {
    type: "file" as const,
    mediaType,
    data: { type: "data" as const, data: dataUrl.slice(comma + 1) },
  };
}

type Reading = {
  stream: Awaited<ReturnType<SdkModel["doStream"]>>["stream"];
  call: ClearedCall;
  onEvent: (event: ModelEvent) => void;
  deadline: Deadline;
};

async function readParts({ stream, call, onEvent, deadline }: Reading): Promise<void> {
  const reader = stream.getReader();
  let characters = 0;
  let end: SdkEnd | undefined;
  for (;;) {
    const { done, value: part } = await attempt(deadline, reader.read());
    if (done) break;
    deadline.arrived();
    if (part.type === "text-delta" && part.delta !== "") {
      characters += part.delta.length;
      onEvent({ type: "text", text: part.delta });
    } else if (part.type === "reasoning-delta" && part.delta !== "") {
      onEvent({ type: "reasoning", text: part.delta });
    } else if (part.type === "source" && part.sourceType === "url") {
      onEvent({ type: "source", url: part.url, title: part.title });
    } else if (part.type === "error") {
      throw deadline.reason() ?? toModelError(part.error);
    } else if (part.type === "finish") {
      end = part;
    }
  }
  if (!end) throw new ModelError("provider_broken_stream", { reason: "cut" });
  const reason = finishReasonOf(end);
  if (characters === 0) throw new ModelError("empty_answer");
  onEvent({ type: "usage", ...usageOf(end, call, characters) });
  onEvent({ type: "finish", reason });
}

function readWhole(answer: Awaited<ReturnType<SdkModel["doGenerate"]>>, call: ClearedCall): ProviderAnswer {
  finishReasonOf(answer);
  const text = answer.content.map((part) => (part.type === "text" ? part.text : "")).join("");
  if (text.trim() === "") throw new ModelError("empty_answer");
  return { text, usage: usageOf(answer, call, text.length) };
}

function finishReasonOf({ finishReason: { unified } }: SdkEnd): FinishReason {
  switch (unified) {
    case "stop":
    case "tool-calls":
    case "other":
      return "stop";
    case "length":
      return "length";
    case "content-filter":
      throw new ModelError("content_refused", { reason: unified });
    case "error":
    case "interrupted":
      throw new ModelError("provider_broken_stream", { reason: unified });
  }
}

function usageOf({ usage }: SdkEnd, call: ClearedCall, characters: number): Usage {
  const inputTokens = usage.inputTokens.total;
  const outputTokens = usage.outputTokens.total;
  if (inputTokens === undefined || outputTokens === undefined) return estimateUsage(call, characters);
  return { inputTokens, outputTokens, isEstimate: false };
}
