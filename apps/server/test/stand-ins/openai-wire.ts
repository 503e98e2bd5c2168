import type { ServerResponse } from "node:http";

const CREATED = 1_790_000_000;
const WORDS =
  "El personal de cabina dispone de treinta días naturales de vacaciones al año según el convenio vigente y la petición se presenta con cuarenta y cinco días de antelación en el portal interno mañana niño ✈️ "
    .trim()
    .split(" ")
    .map((word) => `${word} `);

/** The text of an answer of so many tokens, so that a test can compare it whole. */
export function answerText(tokens: number): string {
  return Array.from({ length: tokens }, (_, index) => wordAt(index)).join("");
}

export function wordAt(index: number): string {
  return WORDS[index % WORDS.length] ?? "";
}

export function sseEvent(payload: unknown): string {
  return `data: ${typeof payload === "string" ? payload : JSON.stringify(payload)}\n\n`;
}

export function chunk(model: string, delta: object, finishReason: string | null = null) {
  return {
    id: "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT",
    object: "chat.completion.chunk",
    created: CREATED,
    model,
    service_tier: "default",
    system_fingerprint: "fp_44709d6fcb",
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  };
}

export function completion(model: string, content: string, finishReason = "stop") {
  return {
    id: "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT",
    object: "chat.completion",
    created: CREATED,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finishReason }],
    usage: usageOf(content.split(" ").length),
  };
}

export function usageOf(outputTokens: number) {
  return { prompt_tokens: 12, completion_tokens: outputTokens, total_tokens: 12 + outputTokens };
}

export function failure(type: string, code: string | null, message: string) {
  return { error: { message, type, param: null, code } };
}

/** A chunk of an answer as it goes on the wire, made once per word and model: a thousand streams send the same bytes. */
export function wordFrame(model: string, index: number): Buffer {
  const key = `${model}\n${index % WORDS.length}`;
  const known = frames.get(key);
  if (known) return known;
  const frame = httpChunk(sseEvent(chunk(model, { content: wordAt(index) })));
  frames.set(key, frame);
  return frame;
}
const frames = new Map<string, Buffer>();

export function openEventStream(res: ServerResponse): void {
  res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "transfer-encoding": "chunked" });
  res.flushHeaders();
}

/** Past `res.write`, which would spend three writes on each token. */
export function writeFrame(res: ServerResponse, frame: Buffer): void {
  if (res.socket?.writable) res.socket.write(frame);
}

export function httpChunk(text: string | Buffer): Buffer {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n")]);
}
