import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { embeddingOf } from "./embedding.ts";
import { createGates } from "./gates.ts";
import { answerChatSteps } from "./openai-chat-steps.ts";
import { answerMedia, isMediaPath } from "./openai-media.ts";
import { answerResponses } from "./openai-responses.ts";
import { answerJson, answerWhole, isScript, type Reply, type ScriptName, scripts } from "./openai-scripts.ts";
import { createTimerWheel } from "./timer-wheel.ts";

export { answerText } from "./openai-wire.ts";

const REQUESTS_KEPT = 1000;
const MARKER = /\[\[script:([a-z0-9-]+)((?: [a-z]+=\d+)*)\]\]/;

export type RecordedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: RequestBody;
};

type RequestBody = {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages?: { role: string; content: string | { type: string; text?: string }[] }[];
  input?: string | string[];
  [other: string]: unknown;
};

export type OpenAiStandIn = {
  port: number;
  baseUrl: string;
  requests: RecordedRequest[];
  connections(): number;
  /** Closes the connection of the next request unanswered, as a server does whose patience ran out. */
  dropNextRequest(): void;
  close(): Promise<void>;
};

/**
 * A provider that speaks the OpenAI protocol. A request chooses its script by the header `x-stand-in-script`,
 * by `[[script:stall tokens=3 rate=20]]` in any message, or by its model's name (`stall`, `stand-in-stall`);
 * any other model answers normally. `[[script:held key=7]]` waits for `POST /v1/release?key=7`. `/v1` and Azure's `/openai/deployments/<name>` are served alike.
 */
export async function startOpenAiStandIn(
  options: { port?: number; rate?: number; tokens?: number; models?: string[] } = {},
): Promise<OpenAiStandIn> {
  const { port = 0, rate = Number.POSITIVE_INFINITY, tokens = 8, models = ["stand-in"] } = options;
  const wheel = createTimerWheel();
  const gates = createGates();
  const requests: RecordedRequest[] = [];
  let connections = 0;
  let dropsNext = false;

  const server = createServer({ keepAliveTimeout: 60_000 }, async (req, res) => {
    if (dropsNext) {
      dropsNext = false;
      req.socket.destroy();
      return;
    }
    const body = await readBody(req);
    const request = { method: req.method ?? "GET", path: req.url ?? "/", headers: req.headers, body };
    if (requests.length === REQUESTS_KEPT) requests.shift();
    requests.push(request);
    serve(request, res);
  });
  server.on("connection", (socket) => {
    connections += 1;
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
  });

  function serve({ path, headers, body }: RecordedRequest, res: ServerResponse) {
    const pathname = path.split("?")[0] ?? "";
    if (pathname.endsWith("/models")) {
      return answerJson(res, 200, { object: "list", data: models.map((id) => ({ id, object: "model" })) });
    }
    if (pathname.endsWith("/embeddings")) return answerEmbeddings(res, body);
    if (isMediaPath(pathname)) return void answerMedia(pathname, body, res);
    if (pathname.endsWith("/release")) {
      const { searchParams } = new URL(path, "http://localhost");
      gates.release(searchParams.get("key") ?? "", Number(searchParams.get("answers") ?? 1));
      return answerJson(res, 200, {});
    }
    if (pathname.endsWith("/responses")) return answerResponses(body, res);
    if (!pathname.endsWith("/chat/completions"))
      return answerJson(res, 404, { error: { message: "No such call" } });

    if (answerChatSteps(body, res)) return;
    const chosen = chooseScript(headers, body, pathname);
    const reply: Reply = {
      res,
      wheel,
      model: body.model ?? "stand-in",
      tokens: chosen.tokens ?? tokens,
      rate: chosen.rate ?? rate,
      wantsUsage: body.stream_options?.include_usage === true && chosen.script !== "no-done",
      lastText: lastTextOf(body),
      untilReleased: (then) => gates.wait(chosen.key, then),
    };
    if (body.stream) return scripts[chosen.script](reply);
    answerWhole(chosen.script, reply);
  }

  await new Promise<void>((resolve) => server.listen({ port, host: "127.0.0.1", backlog: 2048 }, resolve));
  // A server that listens on TCP has an address of this shape.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    connections: () => connections,
    dropNextRequest() {
      dropsNext = true;
    },
    close() {
      wheel.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function chooseScript(headers: IncomingHttpHeaders, body: RequestBody, pathname: string) {
  const texts = (body.messages ?? []).map(({ content }) => textOf(content)).join("\n");
  const marker = MARKER.exec(texts);
  const settings = new URLSearchParams((marker?.[2] ?? "").trim().replaceAll(" ", "&"));
  const deployment = /\/deployments\/([^/]+)\//.exec(pathname)?.[1];
  const names = [headers["x-stand-in-script"], marker?.[1], body.model, deployment];
  const script = names
    .map((name) => String(name ?? "").replace(/^stand-in-/, ""))
    .find((name): name is ScriptName => isScript(name));
  return {
    script: script ?? ("normal" as const),
    tokens: settings.has("tokens") ? Number(settings.get("tokens")) : undefined,
    rate: settings.has("rate") ? Number(settings.get("rate")) : undefined,
    key: settings.get("key") ?? "",
  };
}

function lastTextOf(body: RequestBody): string {
  const last = body.messages?.findLast(({ role }) => role === "user");
  return last ? textOf(last.content) : "";
}

function textOf(content: string | { text?: string }[]): string {
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}

function answerEmbeddings(res: ServerResponse, body: RequestBody) {
  const inputs = [body.input ?? []].flat();
  const data = inputs.map((input, index) => ({ object: "embedding", index, embedding: embeddingOf(input) }));
  const tokens = inputs.join(" ").split(" ").length;
  answerJson(res, 200, {
    object: "list",
    model: body.model,
    data,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  });
}

async function readBody(req: IncomingMessage): Promise<RequestBody> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  if (parts.length === 0) return {};
  const whole = Buffer.concat(parts);
  // A form with a picture or a recording: kept as it came.
  if (req.headers["content-type"]?.startsWith("multipart/")) return formOf(whole.toString("latin1"));
  return JSON.parse(whole.toString());
}

function formOf(form: string): RequestBody {
  const model = /name="model"\r\n\r\n([^\r]*)/.exec(form)?.[1];
  return { ...(model === undefined ? {} : { model }), form };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: "string" }, rate: { type: "string" }, tokens: { type: "string" } },
  });
  const standIn = await startOpenAiStandIn({
    port: Number(values.port ?? 0),
    rate: Number(values.rate ?? 20),
    tokens: Number(values.tokens ?? 160),
  });
  process.stdout.write(`${standIn.port}\n`);
  process.once("SIGTERM", () => standIn.close().then(() => process.exit(0)));
}
