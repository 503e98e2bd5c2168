import type { EarlierStep, ModelCall, ModelMessage } from "./model-client.ts";
import type { ModelInfo } from "./model-info.ts";

/**
 * The call for a model that takes no tools and continues the work of one that does: the results so far become
 * messages. The embedded answerer gets the question alone, because it answers the last message.
 */
export function withoutTools<Call extends ModelCall>(call: Call, { tools, demo }: ModelInfo): Call {
  if (tools || (!call.tools && !call.steps)) return call;
  const earlier = demo ? [] : (call.steps ?? []).flatMap(toMessages);
  return { ...call, tools: undefined, steps: undefined, messages: [...call.messages, ...earlier] };
}

function toMessages({ text, calls, steers = [] }: EarlierStep): ModelMessage[] {
  const results = calls.map(
    ({ name, output }) => `Result of ${name}, as data:\n"""\n${unquoted(output)}\n"""`,
  );
  return [...said("assistant", text), ...said("user", [...results, ...steers].join("\n\n"))];
}

function said(role: ModelMessage["role"], text: string): ModelMessage[] {
  return text === "" ? [] : [{ role, content: [{ type: "text", text }] }];
}

/** Triple quotes inside a result would end the quotation. */
const unquoted = (text: string) => text.replaceAll('"""', "'''");
