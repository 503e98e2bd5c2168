import type { EarlierStep, ModelMessage } from "../model-client.ts";
import type { AnswerMode } from "../protocol-client.ts";
import type { ClearedCall } from "../provider-client.ts";
import { blocksOf } from "../step-blocks.ts";
import { inputObject, inputSchema } from "../tool-input.ts";
import { type OpenAiEndpoint, underBase, withHeadroom } from "./endpoint.ts";

export function chatUrl(endpoint: OpenAiEndpoint, modelId: string): URL {
  if (endpoint.dialect !== "azure") return underBase(endpoint.baseUrl, "chat/completions");
  const path = `openai/deployments/${encodeURIComponent(modelId)}/chat/completions`;
  const url = underBase(endpoint.baseUrl, path);
  url.searchParams.set("api-version", endpoint.apiVersion);
  return url;
}

export function chatBody(
  endpoint: OpenAiEndpoint,
  modelId: string,
  call: ClearedCall,
  mode: AnswerMode,
): object {
  return {
    model: modelId,
    messages: [
      ...(call.system ? [{ role: "system", content: call.system }] : []),
      ...call.messages.map(toWireMessage),
      ...(call.steps ?? []).flatMap(toStepMessages),
    ],
    ...(call.tools && {
      tools: call.tools.map((tool) => ({
        type: "function",
        function: { name: tool.name, description: tool.description, parameters: inputSchema(tool) },
      })),
    }),
    ...(mode === "stream" && { stream: true, stream_options: { include_usage: true } }),
    ...(call.online && { web_search_options: {} }),
    ...limitOf(endpoint, modelId, call.maxTokens),
  };
}

function toWireMessage({ role, content }: ModelMessage) {
  if (content.every((part) => part.type === "text")) {
    return { role, content: content.map((part) => part.text).join("\n\n") };
  }
  const parts = content.map((part) =>
    part.type === "text" ? part : { type: "image_url", image_url: { url: part.dataUrl } },
  );
  return { role, content: parts };
}

/** The message with the calls, one message for each result, then the person's added messages. */
function toStepMessages(step: EarlierStep): object[] {
  const blocks = blocksOf(step);
  const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
  const calls = blocks.filter((block) => block.type === "call");
  const reasoning = blocks.find((block) => block.type === "opaque");
  const results = calls.map(({ call }) => ({ role: "tool", tool_call_id: call.id, content: call.output }));
  const said = {
    role: "assistant",
    content: text === "" ? null : text,
    ...(reasoning && { reasoning_content: reasoning.value }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ call, fields }) => ({
        id: call.id,
        type: "function",
        function: { name: call.name, arguments: JSON.stringify(inputObject(call.input)) },
        ...fields,
      })),
    }),
  };
  const steers = (step.steers ?? []).map((content) => ({ role: "user", content }));
  return [...(text === "" && calls.length === 0 ? [] : [said]), ...results, ...steers];
}

function limitOf({ dialect }: OpenAiEndpoint, modelId: string, maxTokens: number | undefined) {
  if (maxTokens === undefined) return {};
  if (dialect === "compatible") return { max_tokens: maxTokens };
  return { max_completion_tokens: withHeadroom(modelId, maxTokens) };
}
