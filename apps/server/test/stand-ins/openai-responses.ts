import type { ServerResponse } from "node:http";
import { failure } from "./openai-wire.ts";
import { halves, jsonOf, replyIn, type StepReply, signatureOf } from "./tool-steps.ts";
import { openEvents, sendJson } from "./vendor-server.ts";

type WireItem = {
  type?: string;
  call_id?: string;
  arguments?: string;
  summary?: { text: string }[];
  encrypted_content?: string;
};

const HELLO: StepReply = { thinking: "", text: "Hola, soy Responses.", calls: [] };

/** OpenAI's Responses API. Without a script in the question it says hello. */
export function answerResponses(body: Record<string, unknown>, res: ServerResponse) {
  // Requests of the client under test; what does not fit is refused below.
  const input = (body.input ?? []) as WireItem[];
  const refused = refusalOf(input);
  if (refused) return sendJson(res, 400, failure("invalid_request_error", null, refused));
  const results = input.map(
    ({ type }, at) => type === "function_call_output" && input[at - 1]?.type !== type,
  );
  const rounds = results.filter(Boolean).length;
  const reply = replyIn(body, rounds) ?? HELLO;
  if (!body.stream) return sendJson(res, 200, responseOf({ ...HELLO, thinking: "" }, rounds));
  stream(reply, rounds, res);
}

/** What OpenAI refuses: results without calls, calls without results, reasoning that it did not write. */
function refusalOf(input: readonly WireItem[]): string | undefined {
  const open = new Set<string>();
  for (const item of input) {
    const { type, call_id = "" } = item;
    if (type === "function_call") open.add(call_id);
    if (type === "function_call" && !item.arguments?.startsWith("{")) return "Arguments are no object.";
    if (type === "function_call_output" && !open.delete(call_id))
      return "No tool call found for this output.";
    if (type !== "reasoning") continue;
    const thought = item.summary?.map(({ text }) => text).join("") ?? "";
    if (item.encrypted_content !== signatureOf(thought))
      return "The encrypted content could not be verified.";
  }
  return open.size > 0 ? "No tool output found for a function call." : undefined;
}

function itemsOf({ thinking, text, calls }: StepReply, rounds: number) {
  const reasoning = {
    type: "reasoning",
    id: `rs_${rounds}`,
    summary: [{ type: "summary_text", text: thinking }],
    encrypted_content: signatureOf(thinking),
  };
  const message = {
    type: "message",
    id: `msg_${rounds}`,
    role: "assistant",
    content: [{ type: "output_text", text, annotations: [] }],
  };
  const called = calls.map((call, at) => ({
    type: "function_call",
    id: `fc_${rounds}_${at}`,
    call_id: `call_${rounds}_${at}`,
    name: call.name,
    arguments: jsonOf(call),
    status: "completed",
  }));
  return { reasoning: thinking ? [reasoning] : [], message: text ? [message] : [], called };
}

function responseOf(reply: StepReply, rounds: number) {
  const { reasoning, message, called } = itemsOf(reply, rounds);
  return {
    id: "resp_1",
    status: "completed",
    output: [...reasoning, ...message, ...called],
    usage: { input_tokens: 12, output_tokens: 7 },
  };
}

function stream(reply: StepReply, rounds: number, res: ServerResponse) {
  openEvents(res);
  let sequence = 0;
  const send = (type: string, payload: object) => {
    res.write(`event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence, ...payload })}\n\n`);
    sequence += 1;
  };
  const { reasoning, message, called } = itemsOf(reply, rounds);
  send("response.created", { response: { id: "resp_1" } });
  for (const item of reasoning) {
    // Incomplete until the item is done.
    send("response.output_item.added", { item: { ...item, summary: [], encrypted_content: "part" } });
    for (const delta of halves(reply.thinking))
      send("response.reasoning_summary_text.delta", { item_id: item.id, summary_index: 0, delta });
    send("response.output_item.done", { item });
  }
  for (const item of message) {
    send("response.output_item.added", { item: { ...item, content: [] } });
    for (const delta of halves(reply.text)) send("response.output_text.delta", { item_id: item.id, delta });
    send("response.output_item.done", { item });
  }
  for (const item of called) {
    send("response.output_item.added", { item: { ...item, arguments: "", status: "in_progress" } });
    for (const delta of halves(item.arguments))
      send("response.function_call_arguments.delta", { item_id: item.id, delta });
    send("response.output_item.done", { item });
  }
  send("response.completed", { response: responseOf(reply, rounds) });
  res.end();
}
