import {
  MAX_SERVER_TOOLS,
  MAX_TOOL_DESCRIPTION_CHARS,
  MAX_TOOL_SCHEMA_CHARS,
} from "@metatron/contract/tool-servers/constants";
import { cleanLine, cleanText } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { Client, Tool } from "@modelcontextprotocol/client";
import { askPerson } from "./ask-person.ts";
import { Connections, currentCall, stdioNotAllowed } from "./connections.ts";
import type { McpError } from "./mcp-error.ts";
import type { Mcp, McpCall, McpTarget, McpToolDefinition, McpToolList } from "./mcp-types.ts";
import { type McpResult, readResource, readResult } from "./read-result.ts";
import { toMcpError } from "./to-mcp-error.ts";

const LIST_MS = 20_000;
const READ_MS = 10_000;
const MOST_NAME_CHARS = 200;
/** Resources that a result links to are read, so that the model sees more than an address. */
const MOST_RESOURCES_READ = 3;

export function createMcp({ isStdioAllowed }: { isStdioAllowed: boolean }): Mcp {
  const connections = new Connections();

  type Use<T> = (client: Client) => Promise<T>;

  /** A kept connection may have ended at the server: a failed one is dropped, and the next use connects again. */
  async function use<T>(target: McpTarget, signal: AbortSignal | undefined, run: Use<T>): Promise<T> {
    if (target.address.kind === "stdio" && !isStdioAllowed) throw stdioNotAllowed();
    const wasOpen = connections.has(target.key);
    try {
      return await run(await connections.open(target, signal));
    } catch (error) {
      signal?.throwIfAborted();
      const failure = await toMcpError(error);
      const isStale = wasOpen && isUnknownSession(error);
      if (isStale || (failure.reason !== "refused" && failure.reason !== "timed_out"))
        connections.drop(target.key);
      // The server may have restarted: it does not know the session, and has not run the call.
      if (isStale) return use(target, signal, run);
      throw failure;
    }
  }

  return {
    isStdioAllowed,
    list: (target, signal) =>
      use(target, signal, async (client) => {
        if (client.getServerCapabilities()?.tools) return listTools(client, signal);
        // The server may offer tools later, which only a new connection finds out.
        connections.drop(target.key);
        return { tools: [], omitted: 0 };
      }),
    call: (target, call) => use(target, call.signal, (client) => callTool(client, call)),
    drop: (keyPrefix) => connections.drop(keyPrefix),
    close: () => connections.close(),
  };
}

function isUnknownSession(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 404;
}

async function listTools(client: Client, signal: AbortSignal | undefined): Promise<McpToolList> {
  const options = { cacheMode: "bypass" as const, timeout: LIST_MS };
  const { tools } = await client.listTools(undefined, signal ? { ...options, signal } : options);
  const fitting = tools.filter(isFitting).slice(0, MAX_SERVER_TOOLS);
  return { tools: fitting.map(toDefinition), omitted: tools.length - fitting.length };
}

function isFitting({ name, inputSchema, outputSchema }: Tool): boolean {
  const schemaChars = JSON.stringify(inputSchema).length + JSON.stringify(outputSchema ?? null).length;
  const isPlain = name.length > 0 && name.length <= MOST_NAME_CHARS && cleanLine(name) === name;
  return isPlain && schemaChars <= MAX_TOOL_SCHEMA_CHARS;
}

function toDefinition({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: Tool): McpToolDefinition {
  const shownTitle = title ?? annotations?.title;
  return {
    name,
    title: shownTitle ? cutText(cleanText(shownTitle), MOST_NAME_CHARS) : null,
    description: cutText(cleanText(description ?? ""), MAX_TOOL_DESCRIPTION_CHARS),
    inputSchema: { ...inputSchema },
    outputSchema: outputSchema ? { ...outputSchema } : null,
    isReadOnly: annotations?.readOnlyHint === true,
  };
}

async function callTool(client: Client, call: McpCall): Promise<McpResult> {
  const { tool, input, idempotencyKey, seconds, signal, onProgress } = call;
  const questions = askPerson(call.ask);
  const broken = new AbortController();
  const observer = {
    onQuestion: questions.onQuestion,
    onBroken: (error: McpError) => broken.abort(error),
  };
  // The SDK's clock also runs while the person thinks; the caller's signal ends a call that takes too long itself.
  const timeout = (seconds + (call.ask?.seconds ?? 0)) * 1000;
  const answer = await currentCall
    .run(observer, () =>
      client.callTool(
        { name: tool.name, arguments: input, _meta: { "metatron/idempotency-key": idempotencyKey } },
        {
          signal: AbortSignal.any([signal, broken.signal]),
          timeout,
          maxTotalTimeout: timeout,
          onprogress: ({ progress, total }) => onProgress({ done: progress, of: total ?? 0 }),
          toolDefinition: toSdkTool(tool),
        },
      ),
    )
    .catch((error: unknown) => {
      broken.signal.throwIfAborted();
      throw error;
    });
  const result = readResult(answer, questions.unanswered);
  return result.isError ? result : readLinks(client, result, signal);
}

/** The accepted definition is used, not the one that the server gives now. */
function toSdkTool({ name, description, inputSchema, outputSchema }: McpToolDefinition): Tool {
  return {
    name,
    description,
    inputSchema: { ...inputSchema, type: "object" },
    ...(outputSchema ? { outputSchema: { ...outputSchema, type: "object" } } : {}),
  };
}

async function readLinks(client: Client, result: McpResult, signal: AbortSignal): Promise<McpResult> {
  const read: Pick<McpResult, "text" | "images" | "omitted">[] = [];
  const unread = [...result.links];
  for (const { uri } of result.links.slice(0, MOST_RESOURCES_READ)) {
    // A resource that can't be read stays a link.
    const resource = await client.readResource({ uri }, { signal, timeout: READ_MS }).catch(() => undefined);
    signal.throwIfAborted();
    if (!resource) continue;
    read.push(readResource(resource));
    unread.splice(
      unread.findIndex((link) => link.uri === uri),
      1,
    );
  }
  return {
    ...result,
    text: [result.text, ...read.map(({ text }) => text)].filter(Boolean).join("\n"),
    images: [...result.images, ...read.flatMap(({ images }) => images)],
    omitted: [...result.omitted, ...read.flatMap(({ omitted }) => omitted)],
    links: unread,
  };
}
