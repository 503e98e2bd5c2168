import { readDataUrl } from "../data-url.ts";
import type { EarlierStep, ModelMessage } from "../model-client.ts";
import type { AnswerMode } from "../protocol-client.ts";
import type { ClearedCall } from "../provider-client.ts";
import { blocksOf } from "../step-blocks.ts";
import { inputObject, inputSchema } from "../tool-input.ts";

export function ollamaBody(modelId: string, call: ClearedCall, mode: AnswerMode): object {
  const { system, messages, steps = [], tools, maxTokens } = call;
  return {
    model: modelId,
    messages: [
      ...(system ? [{ role: "system", content: system }] : []),
      ...messages.map(toWireMessage),
      ...steps.flatMap(toStepMessages),
    ],
    ...(tools && {
      tools: tools.map((tool) => ({
        type: "function",
        function: { name: tool.name, description: tool.description, parameters: inputSchema(tool) },
      })),
    }),
    stream: mode === "stream",
    ...(maxTokens !== undefined && { options: { num_predict: maxTokens } }),
  };
}

function toWireMessage({ role, content }: ModelMessage) {
  const texts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const images = content.flatMap((part) => (part.type === "image" ? [readDataUrl(part.dataUrl).base64] : []));
  return { role, content: texts.join("\n\n"), ...(images.length > 0 && { images }) };
}

/** Ollama has no call ids: a result belongs to a call by its name and its position. */
function toStepMessages(step: EarlierStep): object[] {
  const blocks = blocksOf(step);
  const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
  const thinking = blocks.find((block) => block.type === "opaque")?.value;
  const calls = blocks.flatMap((block) => (block.type === "call" ? [block.call] : []));
  const said = {
    role: "assistant",
    content: text,
    ...(thinking !== undefined && { thinking }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ name, input }) => ({ function: { name, arguments: inputObject(input) } })),
    }),
  };
  return [
    ...(text === "" && calls.length === 0 ? [] : [said]),
    ...calls.map(({ name, output }) => ({ role: "tool", tool_name: name, content: output })),
    ...(step.steers ?? []).map((content) => ({ role: "user", content })),
  ];
}
