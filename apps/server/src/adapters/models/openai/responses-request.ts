import type { EarlierStep, ModelMessage } from "../model-client.ts";
import type { AnswerMode } from "../protocol-client.ts";
import type { ClearedCall } from "../provider-client.ts";
import { blocksOf, type StepBlock } from "../step-blocks.ts";
import { inputObject, inputSchema } from "../tool-input.ts";
import { isReasoningModel, type OpenAiEndpoint, underBase, withHeadroom } from "./endpoint.ts";

export function responsesUrl({ dialect, baseUrl }: OpenAiEndpoint): URL {
  // Azure has no deployment in this path: the model of the body is the deployment.
  return underBase(baseUrl, dialect === "azure" ? "openai/v1/responses" : "responses");
}

export function responsesBody(modelId: string, call: ClearedCall, mode: AnswerMode): object {
  const { system, messages, steps = [], maxTokens } = call;
  const tools = toolsOf(call);
  return {
    model: modelId,
    ...(system && { instructions: system }),
    input: [...messages.map(toInputMessage), ...steps.flatMap(toStepItems)],
    ...(tools.length > 0 && { tools }),
    // The provider keeps nothing, so it gives back its reasoning encrypted.
    store: false,
    ...(isReasoningModel(modelId) && { include: ["reasoning.encrypted_content"] }),
    ...(mode === "stream" && { stream: true }),
    ...(maxTokens !== undefined && { max_output_tokens: withHeadroom(modelId, maxTokens) }),
  };
}

function toolsOf({ tools = [], online }: ClearedCall): object[] {
  const functions = tools.map((tool) => ({
    type: "function",
    name: tool.name,
    description: tool.description,
    parameters: inputSchema(tool),
    // The default is strict, which refuses schemas with optional fields.
    strict: false,
  }));
  return online ? [{ type: "web_search" }, ...functions] : functions;
}

function toInputMessage({ role, content }: ModelMessage) {
  return {
    role,
    content: content.map((part) =>
      part.type === "text"
        ? { type: role === "user" ? "input_text" : "output_text", text: part.text }
        : { type: "input_image", image_url: part.dataUrl },
    ),
  };
}

/** The items of a step in their order, then its results and the person's added messages. */
function toStepItems(step: EarlierStep): unknown[] {
  const blocks = blocksOf(step);
  const results = blocks.flatMap((block) =>
    block.type === "call"
      ? [{ type: "function_call_output", call_id: callIdOf(block), output: block.call.output }]
      : [],
  );
  const steers = (step.steers ?? []).map((text) => ({
    role: "user",
    content: [{ type: "input_text", text }],
  }));
  return [...blocks.map(toItem), ...results, ...steers];
}

function toItem(block: StepBlock): unknown {
  switch (block.type) {
    case "text":
      return { role: "assistant", content: [{ type: "output_text", text: block.text }], ...block.fields };
    case "call":
      return {
        type: "function_call",
        call_id: callIdOf(block),
        name: block.call.name,
        arguments: JSON.stringify(inputObject(block.call.input)),
      };
    case "opaque":
      return block.value;
  }
}

const callIdOf = ({ call, fields }: StepBlock & { type: "call" }) => fields?.call_id ?? call.id;
