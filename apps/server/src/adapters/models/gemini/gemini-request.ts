import { readDataUrl } from "../data-url.ts";
import type { EarlierStep, ModelMessage } from "../model-client.ts";
import type { AnswerMode } from "../protocol-client.ts";
import type { ClearedCall } from "../provider-client.ts";
import { blocksOf, type StepBlock } from "../step-blocks.ts";
import { inputObject, inputSchema } from "../tool-input.ts";

/** Thinking counts towards the limit: a short title would come back empty. */
const THINKING_HEADROOM_TOKENS = 4000;
/** Refuse search and functions in one request, and need no signatures. */
const BEFORE_GEMINI_3 = /gemini-[12][.-]/;
/** Documented for calls that another model made, which have no signature. */
const NO_SIGNATURE = "skip_thought_signature_validator";

export function geminiPath(modelId: string, mode: AnswerMode): string {
  const path = modelId.includes("/") ? modelId : `models/${modelId}`;
  return `${path}:${mode === "stream" ? "streamGenerateContent?alt=sse" : "generateContent"}`;
}

export function geminiBody(modelId: string, call: ClearedCall): object {
  const { system, messages, steps = [], maxTokens } = call;
  const needsSignature = !BEFORE_GEMINI_3.test(modelId);
  return {
    ...(system && { systemInstruction: { parts: [{ text: system }] } }),
    contents: [
      ...messages.map(toContent),
      ...steps.flatMap((step) => toStepContents(step, { needsSignature })),
    ],
    ...toolsOf(modelId, call),
    ...(maxTokens !== undefined && {
      generationConfig: { maxOutputTokens: maxTokens + THINKING_HEADROOM_TOKENS },
    }),
  };
}

function toolsOf(modelId: string, { tools, online }: ClearedCall): object {
  const search = { googleSearch: {} };
  // The person asked for the web, and an older model can't have both.
  if (!tools || (online && BEFORE_GEMINI_3.test(modelId))) return online ? { tools: [search] } : {};
  const functions = {
    functionDeclarations: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      parametersJsonSchema: inputSchema(tool),
    })),
  };
  if (!online) return { tools: [functions] };
  return {
    tools: [search, functions],
    toolConfig: {
      functionCallingConfig: { mode: "VALIDATED" },
      includeServerSideToolInvocations: true,
    },
  };
}

function toContent({ role, content }: ModelMessage) {
  return {
    role: role === "user" ? "user" : "model",
    parts: content.map((part) => {
      if (part.type === "text") return { text: part.text };
      const { mediaType, base64 } = readDataUrl(part.dataUrl);
      return { inlineData: { mimeType: mediaType, data: base64 } };
    }),
  };
}

/** The parts of a step as they came, then its results in the same order, then the person's added messages. */
function toStepContents(step: EarlierStep, { needsSignature }: { needsSignature: boolean }): object[] {
  const blocks = blocksOf(step);
  const isUnsigned = needsSignature && !step.providerState;
  const firstCall = blocks.find((block) => block.type === "call");
  const parts = blocks.map((block) =>
    toPart(block, isUnsigned && block === firstCall ? { thoughtSignature: NO_SIGNATURE } : {}),
  );
  const results = blocks.flatMap((block) => (block.type === "call" ? [toResult(block)] : []));
  const steers = (step.steers ?? []).map((text) => ({ role: "user", parts: [{ text }] }));
  return [
    ...(parts.length > 0 ? [{ role: "model", parts }] : []),
    ...(results.length > 0 ? [{ role: "user", parts: results }] : []),
    ...steers,
  ];
}

function toPart(block: StepBlock, signature: { thoughtSignature?: string }): unknown {
  switch (block.type) {
    case "text":
      return { text: block.text, ...block.fields };
    case "call": {
      const { id, ...fields } = block.fields ?? {};
      const { name, input } = block.call;
      return {
        functionCall: { ...(id !== undefined && { id }), name, args: inputObject(input) },
        ...signature,
        ...fields,
      };
    }
    case "opaque":
      return block.value;
  }
}

function toResult({ call, fields }: StepBlock & { type: "call" }) {
  const { name, output, isError } = call;
  const id = fields?.id;
  return {
    functionResponse: {
      ...(id !== undefined && { id }),
      name,
      response: isError ? { error: output } : { output },
    },
  };
}
