import type { ServerResponse } from "node:http";
import { halves, replyIn, type StepReply } from "./tool-steps.ts";

type WireMessage = {
  role: string;
  tool_name?: string;
  tool_calls?: { function: { name: string; arguments: unknown } }[];
};

const HELLO: StepReply = { thinking: "", text: "Hola, soy Ollama.", calls: [] };

/** Ollama's `/api/chat`. Without a script in the question it says hello. */
export function answerOllamaChat(body: Record<string, unknown>, res: ServerResponse): void {
  // Requests of the client under test; what does not fit is refused below.
  const messages = (body.messages ?? []) as WireMessage[];
  const refused = refusalOf(messages);
  if (refused) {
    res.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error: refused }));
    return;
  }
  const reply = replyIn(body, messages.filter((message) => message.tool_calls).length) ?? HELLO;
  const counts = { done: true, done_reason: "stop", prompt_eval_count: 13, eval_count: 4 };
  const model = String(body.model);
  if (body.stream === false) {
    const message = { role: "assistant", content: HELLO.text };
    res
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ model, message, ...counts }));
    return;
  }
  res.writeHead(200, { "content-type": "application/x-ndjson" });
  const send = (message: object, more: object = { done: false }) =>
    res.write(
      `${JSON.stringify({ model, message: { role: "assistant", content: "", ...message }, ...more })}\n`,
    );
  for (const thinking of halves(reply.thinking)) send({ thinking });
  for (const content of halves(reply.text)) send({ content });
  for (const { name, input } of reply.calls)
    send({ tool_calls: [{ function: { name, arguments: input ?? {} } }] });
  send({}, counts);
  res.end();
}

/** What Ollama refuses: arguments that are no object. Results must follow their calls by name. */
function refusalOf(messages: readonly WireMessage[]): string | undefined {
  const open: string[] = [];
  for (const { role, tool_name, tool_calls = [] } of messages) {
    if (role === "tool" && open.shift() !== tool_name) return "a result without its call";
    for (const { function: called } of tool_calls) {
      open.push(called.name);
      if (typeof called.arguments !== "object" || Array.isArray(called.arguments)) return "invalid arguments";
    }
  }
  return undefined;
}
