import { readDataUrl } from "../data-url.ts";
import type { EarlierStep, ModelMessage } from "../model-client.ts";
import type { AnswerMode } from "../protocol-client.ts";
import type { ClearedCall } from "../provider-client.ts";
import { blocksOf, type StepBlock } from "../step-blocks.ts";
import { inputObject, inputSchema } from "../tool-input.ts";

/** Claude 5 always thinks, and its thinking counts towards the limit: a short title would come back empty. */
const THINKING_HEADROOM_TOKENS = 4000;
const WEB_SEARCH = { type: "web_search_20250305", name: "web_search", max_uses: 5 };

export function anthropicBody(modelId: string, call: ClearedCall, mode: AnswerMode): object {
  const { system, messages, steps = [], maxTokens } = call;
  return {
    model: modelId,
    max_tokens: Math.min(
      (maxTokens ?? Number.POSITIVE_INFINITY) + THINKING_HEADROOM_TOKENS,
      mostTokens(modelId),
    ),
    ...(system && { system }),
    messages: [...messages.map(toWireMessage), ...steps.flatMap(toStepMessages)],
    ...toolsOf(call),
    ...(mode === "stream" && { stream: true }),
  };
}

/** The longest answer of a model; the protocol requires a limit, and refuses a higher one. */
function mostTokens(modelId: string): number {
  if (/claude-(3|instant|2)/.test(modelId)) return 4096;
  return /claude-opus-4-[01]/.test(modelId) ? 32_000 : 64_000;
}

/**
 * A request with results of tools must declare tools, also in the last step of a turn, in which no more calls
 * are wanted.
 */
function toolsOf({ tools, steps = [], online }: ClearedCall): object {
  const search = online ? [WEB_SEARCH] : [];
  if (tools) return { tools: [...search, ...tools.map(toWireTool)] };
  const called = new Set(steps.flatMap(({ calls }) => calls.map(({ name }) => name)));
  if (called.size === 0) return online ? { tools: search } : {};
  const declared = [...called].map((name) => ({ name, input_schema: { type: "object" } }));
  return { tools: declared, tool_choice: { type: "none" } };
}

function toWireTool(tool: NonNullable<ClearedCall["tools"]>[number]) {
  return { name: tool.name, description: tool.description, input_schema: inputSchema(tool) };
}

function toWireMessage({ role, content }: ModelMessage) {
  return {
    role,
    content: content.flatMap((part): object[] => {
      if (part.type === "text") return textBlocks(part.text);
      const { mediaType, base64 } = readDataUrl(part.dataUrl);
      return [{ type: "image", source: { type: "base64", media_type: mediaType, data: base64 } }];
    }),
  };
}

/** The blocks of a step as they came, then one message that begins with all results. */
function toStepMessages(step: EarlierStep): object[] {
  const blocks = blocksOf(step);
  const said = blocks.flatMap(toWireBlock);
  const results = blocks.flatMap((block) =>
    block.type === "call"
      ? [
          {
            type: "tool_result",
            tool_use_id: callIdOf(block),
            content: block.call.output,
            ...(block.call.isError && { is_error: true }),
          },
        ]
      : [],
  );
  const answered = [...results, ...(step.steers ?? []).flatMap(textBlocks)];
  return [
    ...(said.length > 0 ? [{ role: "assistant", content: said }] : []),
    ...(answered.length > 0 ? [{ role: "user", content: answered }] : []),
  ];
}

function toWireBlock(block: StepBlock): unknown[] {
  switch (block.type) {
    case "text":
      return textBlocks(block.text);
    case "call": {
      const { name, input } = block.call;
      return [{ type: "tool_use", id: callIdOf(block), name, input: inputObject(input) }];
    }
    case "opaque":
      return [block.value];
  }
}

/** A block of nothing but spaces is refused. */
const textBlocks = (text: string) => (text.trim() === "" ? [] : [{ type: "text", text }]);

const callIdOf = ({ call, fields }: StepBlock & { type: "call" }) => fields?.id ?? call.id;
