import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import {
  createMcpHandler,
  legacyStatelessFallback,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { StandInTool } from "./mcp-tools.ts";
import { type OutsideRequest, type OutsideServer, sendJson, startOutsideServer } from "./outside-server.ts";

export interface McpStandIn extends OutsideServer {
  url: string;
  /** Changed between a list and a call by tests. */
  tools: StandInTool[];
  /** Calls that reached a tool. */
  calls: { tool: string; input: unknown; headers: OutsideRequest["headers"] }[];
  /** The only credentials it takes; undefined: none are needed. */
  authorization: string | undefined;
  /** The address of the metadata that a 401 names. */
  resourceMetadata: string | undefined;
  /** Answers instead of the protocol. */
  nonsense: string | undefined;
}

export interface McpStandInOptions {
  tools?: StandInTool[];
  /** Speaks only the protocol before 2026-07-28. */
  isLegacy?: boolean;
  /** Of the protocol before 2026-07-28: asks the person while the request is open. */
  hasSessions?: boolean;
  /** Whether a bearer token is accepted; without it none is needed. */
  accepts?: (token: string) => Promise<boolean>;
  /** Answers other paths, such as metadata. */
  other?: (request: OutsideRequest, response: ServerResponse) => boolean;
}

/** A tool server over Streamable HTTP, made with the official server package. */
export async function startMcpStandIn(options: McpStandInOptions = {}): Promise<McpStandIn> {
  const { isLegacy = false, hasSessions = false, other, accepts } = options;
  let current: OutsideRequest | undefined;
  const factory = () => newServer(standIn, current?.headers ?? {});
  const modern = createMcpHandler(factory, { keepAliveMs: 0 });
  const legacy = hasSessions ? withSessions(factory) : legacyStatelessFallback(factory);
  const server = await startOutsideServer(async (request, response) => {
    if (other?.(request, response)) return;
    if (standIn.nonsense !== undefined) {
      response.writeHead(200, { "content-type": "application/json" }).end(standIn.nonsense);
      return;
    }
    if (standIn.authorization !== undefined && request.headers.authorization !== standIn.authorization)
      return refuse(response, standIn.resourceMetadata);
    const [, token = ""] = (request.headers.authorization ?? "").split(" ");
    if (accepts && !(await accepts(token))) return refuse(response, standIn.resourceMetadata);
    current = request;
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const asked = toWebRequest(request, gone.signal);
    await send(await (isLegacy || hasSessions ? legacy(asked) : modern.fetch(asked)), response);
  });
  const standIn: McpStandIn = {
    ...server,
    url: `${server.baseUrl}/mcp`,
    tools: options.tools ?? [],
    calls: [],
    authorization: undefined,
    resourceMetadata: undefined,
    nonsense: undefined,
    async close() {
      await modern.close();
      await server.close();
    },
  };
  return standIn;
}

/** Keeps one server per session, as servers did before 2026-07-28. */
function withSessions(factory: () => McpServer): (request: Request) => Promise<Response> {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  return async (request) => {
    const known = sessions.get(request.headers.get("mcp-session-id") ?? "");
    if (known) return known.handleRequest(request);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    await factory().connect(transport);
    return transport.handleRequest(request);
  };
}

function newServer(standIn: McpStandIn, headers: OutsideRequest["headers"]): McpServer {
  const server = new McpServer({ name: "stand-in", version: "1" });
  for (const tool of standIn.tools)
    server.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: tool.input,
        ...(tool.title ? { title: tool.title } : {}),
        ...(tool.output ? { outputSchema: tool.output } : {}),
        ...(tool.annotations ? { annotations: tool.annotations } : {}),
      },
      (input, context) => {
        standIn.calls.push({ tool: tool.name, input, headers });
        return tool.run(input, context);
      },
    );
  server.registerResource("a12", "stand://a12", { title: "Stand A12" }, async () => ({
    contents: [{ uri: "stand://a12", text: "Stand A12 takes wide-body aircraft." }],
  }));
  return server;
}

function refuse(response: ServerResponse, resourceMetadata: string | undefined): void {
  const challenge = resourceMetadata ? `Bearer resource_metadata="${resourceMetadata}"` : "Bearer";
  sendJson(response, 401, { error: "unauthorized" }, { "www-authenticate": challenge });
}

function toWebRequest({ method, url, headers, body }: OutsideRequest, signal: AbortSignal): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") sent.set(name, value);
  return new Request(url, { method, headers: sent, signal, ...(body ? { body } : {}) });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) return void response.end();
  // A client that leaves ends the stream early.
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => undefined);
}
