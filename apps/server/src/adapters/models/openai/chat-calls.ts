import type { AnswerWriter, StreamedCall } from "../answer-writer.ts";
import type { StateItem } from "../provider-state.ts";

export type WireCall = {
  index?: number | null;
  id?: string | null;
  function?: { name?: string | null; arguments?: string | null } | null;
  /** Gemini's signatures, behind its OpenAI-compatible server. */
  extra_content?: unknown;
};

type OpenCall = StreamedCall & { key: number; text: string; fields: StateItem & { type: "call" } };

/**
 * Puts together the fragments of tool calls. The id and the name come once; the fragments of parallel calls
 * may interleave and belong together by their index.
 */
export function createChatCalls(writer: AnswerWriter) {
  const calls: OpenCall[] = [];

  function callOf({ index, id, function: called, extra_content }: WireCall): OpenCall | undefined {
    const key = index ?? calls.at(-1)?.key ?? 0;
    const known = calls.findLast((call) => call.key === key);
    // Some servers number every call 0, so another id begins another call.
    if (known && (!id || id === known.id)) return known;
    if (!called?.name) return known;
    const isTaken = calls.some((call) => call.id === id);
    const begun: OpenCall = {
      key,
      id: id && !isTaken ? id : `call_${calls.length}`,
      name: called.name,
      text: "",
      fields: extra_content === undefined ? { type: "call" } : { type: "call", fields: { extra_content } },
    };
    calls.push(begun);
    return begun;
  }

  return {
    take(deltas: readonly WireCall[]) {
      for (const delta of deltas) {
        const call = callOf(delta);
        if (!call) continue;
        const more = delta.function?.arguments ?? "";
        call.text += more;
        writer.toolInput(call, more);
      }
    },
    /** Emits the complete calls. */
    end(): StateItem[] {
      for (const call of calls) writer.toolCall(call, call.text);
      return calls.map(({ fields }) => fields);
    },
  };
}
