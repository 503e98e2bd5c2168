import type { Timeouts } from "../http-exchange.ts";
import { createProtocolClient, type WholeAnswer } from "../protocol-client.ts";
import type { ProviderClient } from "../provider-client.ts";
import { keyHeader, type OpenAiEndpoint } from "./endpoint.ts";
import { responsesBody, responsesUrl } from "./responses-request.ts";
import { createResponsesReader, endOf, usageFrom, type WireResponse } from "./responses-stream.ts";

/** OpenAI's Responses API, for models that reason between their tool calls. */
export function createResponsesClient(options: {
  endpoint: OpenAiEndpoint;
  timeouts: Timeouts;
}): ProviderClient {
  const { endpoint, timeouts } = options;
  const protocol = {
    name: "openai-responses",
    framing: "events",
    url: () => responsesUrl(endpoint),
    headers: keyHeader(endpoint),
    body: responsesBody,
    createReader: createResponsesReader,
    readWhole: readResponse,
  } as const;
  return createProtocolClient(protocol, timeouts);
}

function readResponse(payload: unknown): WholeAnswer {
  // Safe: every field is optional and checked before use.
  const response = payload as WireResponse;
  endOf(response);
  const text = (response.output ?? [])
    .flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .map((part) => part.text || part.refusal || "")
    .join("");
  return { text, usage: usageFrom(response) };
}
