import type { Timeouts } from "../http-exchange.ts";
import { ModelError } from "../model-error.ts";
import { createProtocolClient, type WholeAnswer } from "../protocol-client.ts";
import type { ProviderClient } from "../provider-client.ts";
import { chatBody, chatUrl } from "./chat-request.ts";
import { createChatReader, usageFrom, type WireUsage } from "./chat-stream.ts";
import { keyHeader, type OpenAiEndpoint } from "./endpoint.ts";

/** Chat completions of OpenAI, Azure OpenAI and every server with the same protocol. */
export function createChatClient(options: { endpoint: OpenAiEndpoint; timeouts: Timeouts }): ProviderClient {
  const { endpoint, timeouts } = options;
  const protocol = {
    name: "openai-chat",
    framing: "events",
    url: (modelId: string) => chatUrl(endpoint, modelId),
    headers: keyHeader(endpoint),
    body: chatBody.bind(undefined, endpoint),
    createReader: createChatReader,
    readWhole: readCompletion,
  } as const;
  return createProtocolClient(protocol, timeouts);
}

type WireCompletion = {
  choices?: {
    message?: { content?: string | null; refusal?: string | null } | null;
    finish_reason?: string | null;
  }[];
  usage?: WireUsage | null;
};

function readCompletion(payload: unknown): WholeAnswer {
  // Every field is checked before use.
  const { choices, usage } = payload as WireCompletion;
  const choice = choices?.[0];
  if (choice?.finish_reason === "content_filter") {
    throw new ModelError("content_refused", { reason: choice.finish_reason });
  }
  const text = choice?.message?.content || choice?.message?.refusal || "";
  return { text, usage: usage ? usageFrom(usage) : undefined };
}
