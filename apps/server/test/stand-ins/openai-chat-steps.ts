import type { ServerResponse } from "node:http";
import { chunk, failure, httpChunk, openEventStream, sseEvent, usageOf, writeFrame } from "./openai-wire.ts";
import { halves, jsonOf, replyIn, type StepReply } from "./tool-steps.ts";

type WireCall = { id: string; function: { name: string; arguments: string } };
type WireMessage = { role: string; tool_calls?: WireCall[]; tool_call_id?: string };

/** Answers a chat completion with tools, if its question has a script. */
export function answerChatSteps(body: Record<string, unknown>, res: ServerResponse): boolean {
  // Requests of the client under test; what does not fit is refused below.
  const messages = (body.messages ?? []) as WireMessage[];
  const rounds = messages.filter((message) => message.tool_calls).length;
  const reply = replyIn(body, rounds);
  if (!reply || !body.stream) return false;
  const refused = refusalOf(messages);
  if (refused) {
    const text = JSON.stringify(failure("invalid_request_error", null, refused));
    res.writeHead(400, { "content-type": "application/json" }).end(text);
  } else {
    send({ model: String(body.model), rounds, reply }, res);
  }
  return true;
}

/** What OpenAI refuses: calls without results, results without calls, arguments that are not JSON. */
function refusalOf(messages: readonly WireMessage[]): string | undefined {
  const open = new Set<string>();
  for (const { role, tool_calls = [], tool_call_id } of messages) {
    if (role === "tool" && !open.delete(tool_call_id ?? "")) return "A result without a call.";
    if (role !== "tool" && open.size > 0)
      return "An assistant message with calls must be followed by results.";
    for (const { id, function: called } of tool_calls) {
      open.add(id);
      if (!called.arguments.startsWith("{")) return "Arguments are no object.";
      JSON.parse(called.arguments);
    }
  }
  return open.size > 0 ? "A call without a result." : undefined;
}

type Sent = { model: string; rounds: number; reply: StepReply };

function send({ model, rounds, reply }: Sent, res: ServerResponse): void {
  const write = (payload: unknown) => writeFrame(res, httpChunk(sseEvent(payload)));
  openEventStream(res);
  if (reply.thinking) write(chunk(model, { reasoning_content: reply.thinking }));
  for (const content of halves(reply.text)) write(chunk(model, { content }));
  const inputs = reply.calls.map((call) => halves(jsonOf(call)));
  for (const [index, { name }] of reply.calls.entries()) {
    const begun = {
      index,
      id: `call_${rounds}_${index}`,
      type: "function",
      function: { name, arguments: "" },
    };
    write(chunk(model, { tool_calls: [begun] }));
  }
  // The fragments of parallel calls interleave.
  for (const at of [0, 1]) {
    for (const [index, pieces] of inputs.entries()) {
      const piece = pieces[at];
      if (piece) write(chunk(model, { tool_calls: [{ index, function: { arguments: piece } }] }));
    }
  }
  write(chunk(model, {}, reply.calls.length > 0 ? "tool_calls" : "stop"));
  write({ ...chunk(model, {}), choices: [], usage: usageOf(7) });
  write("[DONE]");
  res.end();
}
