import type { ServerResponse } from "node:http";
import {
  answerText,
  chunk,
  completion,
  failure,
  httpChunk,
  openEventStream,
  sseEvent,
  usageOf,
  wordFrame,
  writeFrame,
} from "./openai-wire.ts";
import type { TimerWheel } from "./timer-wheel.ts";

export type Reply = {
  res: ServerResponse;
  wheel: TimerWheel;
  model: string;
  tokens: number;
  /** Tokens per second; Infinity sends them at once. */
  rate: number;
  wantsUsage: boolean;
  lastText: string;
  /** Calls back when a test releases an answer of this request's key. */
  untilReleased(then: () => void): void;
};

export const scripts = {
  normal: (reply) => sendWords(reply, () => finish(reply)),
  echo: (reply) => sendPieces(reply, reply.lastText.match(/.{1,3}/gsu) ?? [], () => finish(reply)),
  /** Repeats the question without its passages; asked whether sources support statements, answers alike to each of them. */
  "judge-yes": (reply) => scripts.echo({ ...reply, lastText: withoutPassages(reply.lastText) }),
  "judge-no": (reply) => scripts.echo({ ...reply, lastText: withoutPassages(reply.lastText) }),
  "judge-mute": (reply) => scripts.echo({ ...reply, lastText: withoutPassages(reply.lastText) }),
  reasoning(reply) {
    openEventStream(reply.res);
    send(reply, chunk(reply.model, { role: "assistant", reasoning_content: "Pienso en ello." }));
    sendWords(reply, () => finish(reply));
  },
  sources(reply) {
    openEventStream(reply.res);
    const citation = { url: "https://example.com/aviso", title: "Aviso" };
    send(reply, chunk(reply.model, { annotations: [{ type: "url_citation", url_citation: citation }] }));
    sendWords(reply, () => finish(reply));
  },
  stall: (reply) => sendWords(reply, () => undefined),
  break: (reply) => sendWords(reply, () => reply.res.socket?.destroy()),
  "short-body": (reply) => sendWords(reply, () => reply.res.end()),
  "no-done": (reply) =>
    sendWords(reply, () => {
      send(reply, chunk(reply.model, {}, "stop"));
      reply.res.end();
    }),
  "never-ends": (reply) =>
    sendWords(reply, () => {
      send(reply, chunk(reply.model, {}, "stop"));
      writeFrame(reply.res, httpChunk(sseEvent("[DONE]")));
    }),
  garbage: (reply) =>
    sendWords(reply, () => {
      writeFrame(reply.res, httpChunk("data: {not json at all\n\n"));
      finish(reply);
    }),
  noise: (reply) =>
    sendWords(reply, () => {
      writeFrame(reply.res, httpChunk(": keep-alive\n\nevent: ping\nretry: 10\n\ndata:\n\n"));
      writeFrame(reply.res, httpChunk('data: {"choices":[],\ndata: "prompt_filter_results":[]}\r\n\r\n'));
      finish(reply);
    }),
  "half-utf8"(reply) {
    openEventStream(reply.res);
    const bytes = Buffer.from(sseEvent(chunk(reply.model, { content: "¿Mañana? ✈️ niño" })));
    sendBytes(reply, bytes, 0);
  },
  /** NUL, halves of an emoji in two deltas, and a half that stays alone, in the answer and in the title. */
  "odd-text": (reply) =>
    sendPieces(reply, ["Hola \0", "\ud83c", "\udf89 a", "\ud83c", " b\udf89\0"], () => finish(reply)),
  "long-line"(reply) {
    openEventStream(reply.res);
    writeFrame(reply.res, httpChunk(`data: ${"x".repeat(3_000_000)}`));
  },
  "rate-limit"(reply) {
    reply.res.setHeader("retry-after", "7");
    answerJson(
      reply.res,
      429,
      failure("requests", "rate_limit_exceeded", "Rate limit reached for sk-secret"),
    );
  },
  "server-error": (reply) =>
    answerJson(reply.res, 500, failure("server_error", null, "The server had an error")),
  "refused-key": (reply) =>
    answerJson(
      reply.res,
      401,
      failure("invalid_request_error", "invalid_api_key", "Incorrect API key: sk-secret"),
    ),
  "too-long": (reply) =>
    answerJson(
      reply.res,
      400,
      failure("invalid_request_error", "context_length_exceeded", "Too many tokens"),
    ),
  "too-long-vllm": (reply) =>
    answerJson(reply.res, 400, {
      object: "error",
      message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
      type: "BadRequestError",
      code: 400,
    }),
  "unknown-model": (reply) =>
    answerJson(reply.res, 404, failure("invalid_request_error", "model_not_found", "No such model")),
  "prompt-filtered": (reply) =>
    answerJson(reply.res, 400, failure("invalid_request_error", "content_filter", "The prompt was filtered")),
  "html-error"(reply) {
    reply.res.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway</html>");
  },
  redirect(reply) {
    reply.res.writeHead(307, { location: "http://127.0.0.1:9/elsewhere" }).end();
  },
  "error-in-stream": (reply) =>
    sendWords(reply, () => {
      send(reply, failure("server_error", "overloaded", "The engine is overloaded"));
      reply.res.end();
    }),
  empty(reply) {
    openEventStream(reply.res);
    finish(reply);
  },
  "content-filter": (reply) =>
    sendWords(reply, () => {
      send(reply, chunk(reply.model, {}, "content_filter"));
      done(reply);
    }),
  length: (reply) =>
    sendWords(reply, () => {
      send(reply, chunk(reply.model, {}, "length"));
      done(reply);
    }),
  /** The first half of the words at once, the others when a test releases them: no test has to be quick enough. */
  held(reply) {
    openEventStream(reply.res);
    const half = Math.ceil(reply.tokens / 2);
    for (let at = 0; at < half; at += 1) writeFrame(reply.res, wordFrame(reply.model, at));
    reply.untilReleased(() => {
      if (reply.res.destroyed) return;
      for (let at = half; at < reply.tokens; at += 1) writeFrame(reply.res, wordFrame(reply.model, at));
      finish(reply);
    });
  },
  /** Answers that are not streamed wait for their release. */
  "held-whole": (reply) => scripts.normal(reply),
  "slow-first-byte": (reply) => reply.wheel.after(600, () => scripts.normal(reply)),
  silent: () => undefined,
} satisfies Record<string, (reply: Reply) => void>;

export type ScriptName = keyof typeof scripts;

export function isScript(name: string): name is ScriptName {
  return Object.hasOwn(scripts, name);
}

/** The same ends without a stream; what only makes sense in a stream answers normally. */
export function answerWhole(script: ScriptName, reply: Reply): void {
  if (FAILS_BEFORE_STREAM.has(script)) scripts[script](reply);
  else if (script === "held-whole")
    reply.untilReleased(() => answerJson(reply.res, 200, wholeAnswer(script, reply)));
  else if (script === "garbage") reply.res.writeHead(200).end("{not json");
  else answerJson(reply.res, 200, wholeAnswer(script, reply));
}

function wholeAnswer(script: ScriptName, { model, tokens, lastText }: Reply) {
  if (script === "echo") return completion(model, lastText);
  if (script === "judge-yes") return completion(model, verdictsOn(lastText, "yes"));
  if (script === "judge-no") return completion(model, verdictsOn(lastText, "no"));
  if (script === "judge-mute") return completion(model, "I can't tell.");
  if (script === "odd-text") return completion(model, "🎉 Un\u202e saludo\0 \ud83c");
  if (script === "empty") return completion(model, "");
  if (script === "content-filter") return completion(model, "", "content_filter");
  return completion(model, answerText(tokens));
}

const withoutPassages = (text: string) => text.split('"""').at(-1)?.trim() ?? "";

function verdictsOn(lastText: string, word: "yes" | "no"): string {
  if (!lastText.startsWith('[{"statement"')) return lastText;
  const statements: unknown[] = JSON.parse(lastText);
  return JSON.stringify({ verdicts: statements.map(() => word) });
}

const FAILS_BEFORE_STREAM: ReadonlySet<ScriptName> = new Set([
  "rate-limit",
  "server-error",
  "refused-key",
  "too-long",
  "too-long-vllm",
  "unknown-model",
  "prompt-filtered",
  "html-error",
  "redirect",
  "silent",
]);

export function answerJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  res.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  res.end(text);
}

function send(reply: Reply, payload: unknown) {
  writeFrame(reply.res, httpChunk(sseEvent(payload)));
}

function sendWords(reply: Reply, then: () => void) {
  const { res, wheel, model, tokens, rate } = reply;
  if (!res.headersSent) openEventStream(res);
  const startedAt = performance.now();
  let sent = 0;
  const next = () => {
    if (res.destroyed) return;
    if (rate === Number.POSITIVE_INFINITY) {
      while (sent < tokens) writeFrame(res, wordFrame(model, sent++));
    } else if (sent < tokens) {
      writeFrame(res, wordFrame(model, sent++));
    }
    if (sent >= tokens) return then();
    wheel.at(startedAt + (sent * 1000) / rate, next);
  };
  next();
}

function sendPieces(reply: Reply, pieces: readonly string[], then: () => void) {
  openEventStream(reply.res);
  for (const content of pieces) send(reply, chunk(reply.model, { content }));
  then();
}

/** A byte at a time with a pause between, so that every character of several bytes arrives in parts. */
function sendBytes(reply: Reply, bytes: Buffer, offset: number) {
  if (reply.res.destroyed) return;
  if (offset >= bytes.length) return finish(reply);
  writeFrame(reply.res, httpChunk(bytes.subarray(offset, offset + 1)));
  setImmediate(() => sendBytes(reply, bytes, offset + 1));
}

function finish(reply: Reply) {
  send(reply, chunk(reply.model, {}, "stop"));
  done(reply);
}

function done(reply: Reply) {
  if (reply.wantsUsage) {
    send(reply, { ...chunk(reply.model, {}), choices: [], usage: usageOf(reply.tokens) });
  }
  writeFrame(reply.res, httpChunk(sseEvent("[DONE]")));
  reply.res.end();
}
