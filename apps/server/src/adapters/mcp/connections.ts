import { AsyncLocalStorage } from "node:async_hooks";
import type { Client, ElicitRequest, ElicitResult, Transport } from "@modelcontextprotocol/client";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { McpError } from "./mcp-error.ts";
import type { McpTarget } from "./mcp-types.ts";

const CONNECT_MS = 15_000;
const IDLE_MS = 10 * 60_000;
/** Each person who connected an account has connections of their own. */
const MOST_CONNECTIONS = 200;

interface Kept {
  client: Promise<Client>;
  usedAt: number;
}

/** What happens during a call outside of its request: the SDK reports neither to the caller. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

export interface CurrentCall {
  /** Asks the person a question of the server. */
  onQuestion(params: ElicitRequest["params"]): Promise<ElicitResult>;
  /** The answer's stream failed. */
  onBroken(error: McpError): void;
}

/** Clients that are connected at their first use and closed when idle. */
export class Connections {
  readonly #kept = new Map<string, Kept>();

  /** The connection is shared, so an aborted caller does not end the others' attempt to connect. */
  async open(target: McpTarget, signal?: AbortSignal): Promise<Client> {
    this.#closeIdle();
    const known = this.#kept.get(target.key);
    const kept = known ?? { client: connect(target), usedAt: 0 };
    kept.usedAt = Date.now();
    // Deleted and set again, so that the least recently used connection is the first.
    this.#kept.delete(target.key);
    this.#kept.set(target.key, kept);
    if (!known) kept.client.catch(() => this.#forget(target.key, kept));
    return signal ? Promise.race([kept.client, rejectWhenAborted(signal)]) : kept.client;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  drop(keyPrefix: string): void {
    for (const [key, kept] of this.#kept) if (key.startsWith(keyPrefix)) this.#close(key, kept);
  }

  async close(): Promise<void> {
    const clients = [...this.#kept.values()].map(({ client }) => client);
    this.#kept.clear();
    await Promise.allSettled(clients.map(async (client) => (await client).close()));
  }

  #closeIdle(): void {
    for (const [key, kept] of this.#kept) {
      if (kept.usedAt > Date.now() - IDLE_MS && this.#kept.size <= MOST_CONNECTIONS) return;
      this.#close(key, kept);
    }
  }

  #close(key: string, kept: Kept): void {
    this.#forget(key, kept);
    kept.client.then((client) => client.close()).catch(() => undefined);
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}

async function connect(target: McpTarget): Promise<Client> {
  // Loaded at the first connection: most installations have no tool server.
  const { Client } = await import("@modelcontextprotocol/client");
  const client = new Client(
    { name: "metatron", version: "1" },
    {
      capabilities: { elicitation: { form: {}, url: {} } },
      versionNegotiation: { mode: "auto", probe: { timeoutMs: CONNECT_MS } },
    },
  );
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    const call = currentCall.getStore();
    return call ? call.onQuestion(params) : { action: "decline" };
  });
  client.onerror = () => undefined;
  await client.connect(await openTransport(target), { timeout: CONNECT_MS });
  return client;
}

async function openTransport({ address, tokens }: McpTarget): Promise<Transport> {
  if (address.kind === "stdio") {
    const { getDefaultEnvironment, StdioClientTransport } = await import(
      "@modelcontextprotocol/client/stdio"
    );
    const { command, args, env } = address;
    return new StdioClientTransport({
      command,
      args: [...args],
      // Without our own variables: they contain keys of models and databases.
      env: { ...getDefaultEnvironment(), ...env },
      stderr: "ignore",
    });
  }
  const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  return new StreamableHTTPClientTransport(address.url, {
    fetch: createGuardedFetch([address.url.origin], {
      onTooLarge: () => {
        const call = currentCall.getStore();
        return (error) => call?.onBroken(error);
      },
    }),
    requestInit: { headers: { ...address.headers } },
    // A lost stream is a failed call: the answer may be lost, and a repeated call could take effect twice.
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1000,
      maxReconnectionDelay: 1000,
      reconnectionDelayGrowFactor: 1,
    },
    onInsufficientScope: "throw",
    ...(tokens
      ? { authProvider: { token: () => tokens.token(), onUnauthorized: () => tokens.refresh() } }
      : {}),
  });
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

export const stdioNotAllowed = () =>
  new McpError("stdio_not_allowed", "This installation does not start programs as tool servers.");
