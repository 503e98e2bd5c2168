import type { AnswerWriter } from "../answer-writer.ts";
import type { Timeouts } from "../http-exchange.ts";
import type { FinishReason, Usage } from "../model-client.ts";
import { underBase } from "../openai/endpoint.ts";
import { createProtocolClient, type StreamReader, type WholeAnswer } from "../protocol-client.ts";
import type { ProviderClient } from "../provider-client.ts";
import { fromErrorInStream } from "../provider-failure.ts";
import type { StateItem } from "../provider-state.ts";
import { ollamaBody } from "./ollama-request.ts";

export type OllamaOptions = { baseUrl: string; timeouts: Timeouts };

/** Ollama's own protocol, in which the model's thinking arrives and goes back apart from its text. */
export function createOllamaClient({ baseUrl, timeouts }: OllamaOptions): ProviderClient {
  const protocol = {
    name: "ollama",
    framing: "lines",
    url: () => underBase(baseUrl, "api/chat"),
    headers: {},
    body: ollamaBody,
    createReader: createOllamaReader,
    readWhole: readAnswer,
  } as const;
  return createProtocolClient(protocol, timeouts);
}

/** All optional: each field is checked before use. */
type WireAnswer = {
  message?: {
    content?: string;
    thinking?: string;
    tool_calls?: { id?: string; function?: { name?: string; arguments?: unknown } }[];
  };
  done?: boolean;
  done_reason?: string;
  prompt_eval_count?: number;
  eval_count?: number;
};

/** Reads the lines of a streamed answer. Each call arrives whole. */
function createOllamaReader(writer: AnswerWriter): StreamReader {
  let last: WireAnswer | undefined;
  let text = "";
  let thinking = "";
  let calls = 0;

  function takeAnswer(answer: WireAnswer): "more" | "done" {
    const failure = fromErrorInStream(answer);
    if (failure) throw failure;
    const { content, thinking: thought, tool_calls = [] } = answer.message ?? {};
    if (thought) writer.reasoning(thought);
    if (content) writer.text(content);
    thinking += thought ?? "";
    text += content ?? "";
    for (const { function: called } of tool_calls) {
      if (!called?.name) continue;
      writer.parsedToolCall({ id: `call_${calls}`, name: called.name }, called.arguments ?? {});
      calls += 1;
    }
    if (answer.done) last = answer;
    return answer.done ? "done" : "more";
  }

  /** Templates of models that think give the model its own thinking back, until it has answered. */
  function stateItems(): StateItem[] {
    if (thinking === "") return [];
    const made = Array.from({ length: calls }, (): StateItem => ({ type: "call" }));
    return [{ type: "opaque", value: thinking }, { type: "text", text }, ...made];
  }

  return {
    // Safe: every field is optional and checked before use.
    take: (payload) => takeAnswer(payload as WireAnswer),
    end: () => ({ reason: last && endOf(last), usage: last && usageFrom(last), items: stateItems() }),
  };
}

function readAnswer(payload: unknown): WholeAnswer {
  // Safe: every field is optional and checked before use.
  const answer = payload as WireAnswer;
  return { text: answer.message?.content ?? "", usage: usageFrom(answer) };
}

const endOf = ({ done_reason: reason }: WireAnswer): FinishReason =>
  reason === "length" ? "length" : "stop";

/** A prompt that is cached completely has no count in some versions. */
function usageFrom({ prompt_eval_count: input, eval_count: output }: WireAnswer): Usage | undefined {
  if (input === undefined || output === undefined) return undefined;
  return { inputTokens: input, outputTokens: output, isEstimate: false };
}
