import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { cutText } from "@metatron/text/cut-text";
import { type Turn, toolCallsOf } from "./turn.ts";

/** Results can be whole documents; their beginning is what people remember. */
const MOST_RESULT_CHARS = 1000;
const MOST_INPUT_CHARS = 2000;
const MOST_CHARS = 20_000;

/**
 * The words of an answer's tool calls that people can see: inputs, questions with their replies, and the
 * beginning of results. The server and the browser search them.
 */
export function toolTextOf(turn: Pick<Turn, "steps">): string {
  const texts = toolCallsOf(turn).flatMap(textsOfCall);
  return cutText(texts.filter((text) => text !== "").join("\n"), MOST_CHARS);
}

function textsOfCall({ title, input, output, forms = [] }: ToolCall): string[] {
  return [
    title ?? "",
    cutText(textsIn(input).join(" "), MOST_INPUT_CHARS),
    ...forms.flatMap(({ form, answer }) => [form.message, ...textsIn(answer.values)]),
    cutText(textsIn(output).join(" "), MOST_RESULT_CHARS),
  ];
}

const MOST_DEPTH = 6;
const HIDDEN = /^(?:data:|[0-9a-f]{8}-[0-9a-f]{4}-)/i;

/** Ids and the bytes of files are texts too, but nobody sees them. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return HIDDEN.test(value) ? [] : [value.trim()];
  if (typeof value !== "object" || value === null || depth >= MOST_DEPTH) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}
