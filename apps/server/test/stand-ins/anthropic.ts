import type { ServerResponse } from "node:http";
import { anthropicReply, sendAnthropicReply } from "./anthropic-steps.ts";
import { openEvents, sendJson, startVendorStandIn, type VendorStandIn } from "./vendor-server.ts";

/** Anthropic's messages; the model's name chooses the script (`normal`, `stall`, `overloaded`, …). */
export function startAnthropicStandIn(): Promise<VendorStandIn> {
  return startVendorStandIn(({ body }, res) => {
    const model = String(body.model);
    const failed = failures[model];
    if (failed) return failed(res);
    const steps = anthropicReply(body);
    if (steps && "refused" in steps) return sendJson(res, 400, fault("invalid_request_error", steps.refused));
    if (!body.stream) return sendJson(res, 200, message(model, "Hola, soy Claude.", "end_turn"));
    if (steps) return sendAnthropicReply(steps.reply, steps.rounds, res);
    stream(model, res);
  });
}

const failures: Record<string, (res: ServerResponse) => void> = {
  "rate-limit": (res) => {
    res.setHeader("retry-after", "3");
    sendJson(res, 429, fault("rate_limit_error", "Too many requests"));
  },
  "refused-key": (res) =>
    sendJson(res, 401, fault("authentication_error", "invalid x-api-key sk-ant-secret")),
  "too-long": (res) =>
    sendJson(res, 400, fault("invalid_request_error", "prompt is too long: 210000 tokens")),
};

function stream(model: string, res: ServerResponse) {
  openEvents(res);
  const send = (payload: { type: string; [field: string]: unknown }) =>
    res.write(`event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`);
  send({ type: "message_start", message: message(model, undefined, null) });
  send({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
  send({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hola, " } });
  if (model === "overloaded") {
    send({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } });
    return void res.end();
  }
  if (model === "stall") return;
  if (model === "break") return void setImmediate(() => res.socket?.destroy());
  send({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "soy Claude." } });
  send({ type: "content_block_stop", index: 0 });
  const reason = model === "refusal" ? "refusal" : model === "length" ? "max_tokens" : "end_turn";
  send({
    type: "message_delta",
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 6 },
  });
  send({ type: "message_stop" });
  res.end();
}

function message(model: string, text: string | undefined, stopReason: string | null) {
  return {
    id: "msg_01",
    type: "message",
    role: "assistant",
    model,
    content: text === undefined ? [] : [{ type: "text", text }],
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 6 },
  };
}

function fault(type: string, message: string) {
  return { type: "error", error: { type, message } };
}
