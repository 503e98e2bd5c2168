import type { ServerResponse } from "node:http";
import { halves, jsonOf, replyIn, type StepReply, signatureOf } from "./tool-steps.ts";
import { openEvents } from "./vendor-server.ts";

type WireBlock = {
  type: string;
  id?: string;
  tool_use_id?: string;
  thinking?: string;
  signature?: string;
  input?: unknown;
};
type WireMessage = { role: string; content: WireBlock[] };

/** The reply of the question's script; `refused` is the sentence of an error. */
export function anthropicReply(
  body: Record<string, unknown>,
): { reply: StepReply; rounds: number } | { refused: string } | undefined {
  // Requests of the client under test; what does not fit is refused below.
  const messages = (body.messages ?? []) as WireMessage[];
  const rounds = messages.filter(({ content }) => content.some(({ type }) => type === "tool_use")).length;
  const reply = replyIn(body, rounds);
  if (!reply) return undefined;
  const refused = refusalOf(messages, body);
  return refused ? { refused } : { reply, rounds };
}

/** What Anthropic refuses: undeclared tools, results that don't come first, changed or missing thoughts. */
function refusalOf(messages: readonly WireMessage[], body: Record<string, unknown>): string | undefined {
  let open: string[] = [];
  let round = 0;
  for (const { content } of messages) {
    const results = content.slice(0, open.length).map(({ tool_use_id }) => tool_use_id);
    if (open.join() !== results.join()) return "tool_use ids were found without tool_result blocks";
    open = content.filter(({ type }) => type === "tool_use").map(({ id = "" }) => id);
    if (open.length > 0 && !body.tools) return "Requests with tool_use blocks must define tools";
    if (content.some(({ type, input }) => type === "tool_use" && Array.isArray(input)))
      return "tool_use.input: Input should be a valid dictionary";
    const changed = content.find(
      ({ type, thinking, signature }) => type === "thinking" && signature !== signatureOf(thinking ?? ""),
    );
    if (changed) return "thinking blocks cannot be modified";
    if (open.length === 0) continue;
    const isThought = replyIn(body, round)?.thinking !== "";
    if (isThought && content[0]?.type !== "thinking") return "Expected `thinking`, but found `tool_use`";
    round += 1;
  }
  return open.length > 0 ? "tool_use ids were found without tool_result blocks" : undefined;
}

export function sendAnthropicReply(reply: StepReply, rounds: number, res: ServerResponse): void {
  openEvents(res);
  const send = (payload: { type: string; [field: string]: unknown }) =>
    res.write(`event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`);
  let index = 0;
  const sendBlock = (begun: object, deltas: readonly object[]) => {
    send({ type: "content_block_start", index, content_block: begun });
    for (const delta of deltas) send({ type: "content_block_delta", index, delta });
    send({ type: "content_block_stop", index });
    index += 1;
  };
  const message = {
    id: "msg_1",
    role: "assistant",
    content: [],
    usage: { input_tokens: 10, output_tokens: 1 },
  };
  send({ type: "message_start", message });
  if (reply.thinking)
    sendBlock({ type: "thinking", thinking: "", signature: "" }, [
      ...halves(reply.thinking).map((thinking) => ({ type: "thinking_delta", thinking })),
      { type: "signature_delta", signature: signatureOf(reply.thinking) },
    ]);
  if (reply.text)
    sendBlock(
      { type: "text", text: "" },
      halves(reply.text).map((text) => ({ type: "text_delta", text })),
    );
  for (const [at, call] of reply.calls.entries()) {
    const begun = { type: "tool_use", id: `toolu_${rounds}_${at}`, name: call.name, input: {} };
    const pieces = ["", ...halves(jsonOf(call))];
    sendBlock(
      begun,
      pieces.map((partial_json) => ({ type: "input_json_delta", partial_json })),
    );
  }
  const stop_reason = reply.calls.length > 0 ? "tool_use" : "end_turn";
  send({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 6 } });
  send({ type: "message_stop" });
  res.end();
}
