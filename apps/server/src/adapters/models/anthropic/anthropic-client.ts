import type { Timeouts } from "../http-exchange.ts";
import { underBase } from "../openai/endpoint.ts";
import { createProtocolClient, type WholeAnswer } from "../protocol-client.ts";
import type { ProviderClient } from "../provider-client.ts";
import { anthropicBody } from "./anthropic-request.ts";
import { createAnthropicReader, endOf, usageFrom, type WireMessage } from "./anthropic-stream.ts";

const DEFAULT_URL = "https://api.anthropic.com/v1";

export type AnthropicOptions = { apiKey: string; baseUrl?: string | undefined; timeouts: Timeouts };

/** Anthropic's messages. */
export function createAnthropicClient({ apiKey, baseUrl, timeouts }: AnthropicOptions): ProviderClient {
  const protocol = {
    name: "anthropic",
    framing: "events",
    url: () => underBase(baseUrl ?? DEFAULT_URL, "messages"),
    headers: { "x-api-key": apiKey, "anthropic-version": "2023-06-01" },
    body: anthropicBody,
    createReader: createAnthropicReader,
    readWhole: readMessage,
  } as const;
  return createProtocolClient(protocol, timeouts);
}

function readMessage(payload: unknown): WholeAnswer {
  // Safe: every field is optional and checked before use.
  const { content = [], stop_reason, usage = {} } = payload as WireMessage;
  endOf(stop_reason);
  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  return { text, usage: usageFrom(usage) };
}
