import type { ModelEvent } from "./model-client.ts";
import { parseToolInput } from "./tool-input.ts";

export type StreamedCall = { id: string; name: string };

/** Each event costs an entry in the log and a write for every reader, however few letters it has. */
export const REST_MS = 100;

/**
 * Emits the events of a streamed answer. The first delta of a kind is emitted at once; those that arrive in the
 * next 100 ms are merged.
 */
export type AnswerWriter = {
  text(words: string): void;
  reasoning(thought: string): void;
  /** Each URL once. */
  source(url: string | undefined, title?: string | undefined): void;
  /** The first delta of a call, even an empty one, announces the call. */
  toolInput(call: StreamedCall, delta: string): void;
  /** `text` is the whole input as JSON. */
  toolCall(call: StreamedCall, text: string): void;
  /** A call whose input arrives as a value and not as JSON. */
  parsedToolCall(call: StreamedCall, input: unknown): void;
  /** Called when all deltas that arrived together were added. */
  arrived(): void;
  /** Emits what is held back, however the stream ended. No more deltas follow. */
  end(): void;
  characters(): number;
  calls(): number;
};

/** Without `takesCalls` no tools were offered, and calls that the model makes up are ignored. */
export function createAnswerWriter(
  onEvent: (event: ModelEvent) => void,
  { takesCalls }: { takesCalls: boolean },
): AnswerWriter {
  const sources = new Set<string>();
  const announced = new Set<string>();
  let pending: "text" | "reasoning" | StreamedCall = "text";
  let delta = "";
  let characters = 0;
  let calls = 0;
  let rest: NodeJS.Timeout | undefined;
  let isResting = false;
  let failure: { thrown: unknown } | undefined;

  function add(kind: typeof pending, more: string) {
    if (pending !== kind) {
      flush();
      isResting = false;
    }
    pending = kind;
    delta += more;
  }

  function arrived() {
    if (failure) throw failure.thrown;
    if (isResting || delta === "") return;
    // The person waits for words: white space before them must not hold them back.
    isResting = delta.trim() !== "";
    flush();
    if (isResting) rest = rest?.refresh() ?? setTimeout(wake, REST_MS);
  }

  function wake() {
    isResting = false;
    try {
      arrived();
    } catch (thrown) {
      // Nobody catches what a timer throws: the process would end.
      failure = { thrown };
    }
  }

  function end() {
    clearTimeout(rest);
    if (failure) throw failure.thrown;
    flush();
  }

  function flush() {
    if (delta === "") return;
    const said = delta;
    delta = "";
    if (pending === "reasoning") return onEvent({ type: "reasoning", text: said });
    if (pending !== "text")
      return onEvent({ type: "tool-input", id: pending.id, name: pending.name, delta: said });
    characters += said.length;
    onEvent({ type: "text", text: said });
  }

  function parsedToolCall({ id, name }: StreamedCall, input: unknown) {
    if (!takesCalls) return;
    flush();
    calls += 1;
    onEvent({ type: "tool-call", id, name, input });
  }

  return {
    text: (words) => add("text", words),
    reasoning: (thought) => add("reasoning", thought),
    source(url, title) {
      if (!url || sources.has(url)) return;
      sources.add(url);
      flush();
      onEvent({ type: "source", url, title });
    },
    toolInput(call, more) {
      if (!takesCalls) return;
      if (!announced.has(call.id)) {
        announced.add(call.id);
        flush();
        onEvent({ type: "tool-input", id: call.id, name: call.name, delta: "" });
      }
      add(call, more);
    },
    toolCall: (call, text) => parsedToolCall(call, parseToolInput(text)),
    parsedToolCall,
    arrived,
    end,
    characters: () => characters,
    calls: () => calls,
  };
}
