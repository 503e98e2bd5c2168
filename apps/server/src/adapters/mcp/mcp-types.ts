import type { FormAnswer, ToolForm } from "@metatron/contract/chat/tool-form";
import type { McpResult } from "./read-result.ts";

/** Bearer tokens of one person. */
export interface McpTokens {
  token(): Promise<string | undefined>;
  /** Called after a 401; the request is then sent once more. Throws where the person must authorise again. */
  refresh(): Promise<void>;
}

export type McpAddress =
  | { kind: "http"; url: URL; headers: Readonly<Record<string, string>> }
  | { kind: "stdio"; command: string; args: readonly string[]; env: Readonly<Record<string, string>> };

export interface McpTarget {
  /** Connections are kept by it: another configuration or person needs another key. */
  key: string;
  address: McpAddress;
  tokens?: McpTokens | undefined;
}

/** A tool as its server describes it. */
export interface McpToolDefinition {
  name: string;
  title: string | null;
  description: string;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown> | null;
  /** The server's own statement; it may be wrong. */
  isReadOnly: boolean;
}

export interface McpToolList {
  tools: readonly McpToolDefinition[];
  /** Tools that were left out, because they are too large or too many. */
  omitted: number;
}

export interface McpCall {
  tool: McpToolDefinition;
  input: Record<string, unknown>;
  /** Sent along as `_meta`, for servers that recognise a repeated call. */
  idempotencyKey: string;
  seconds: number;
  signal: AbortSignal;
  onProgress(progress: { done: number; of: number }): void;
  /** Asks the person; without it, every question of the server is declined. */
  ask?: PersonToAsk;
}

export interface PersonToAsk {
  /** Origins of pages that the server may ask the person to open. */
  origins: readonly string[];
  /** Longest time until the answer, in addition to the seconds of the call. */
  seconds: number;
  fill(form: Omit<ToolForm, "id">): Promise<FormAnswer>;
}

/** Speaks to tool servers. Every failure is an `McpError`, except an aborted signal's own reason. */
export interface Mcp {
  isStdioAllowed: boolean;
  list(target: McpTarget, signal?: AbortSignal): Promise<McpToolList>;
  call(target: McpTarget, call: McpCall): Promise<McpResult>;
  /** Closes the connections whose key begins with this text. */
  drop(keyPrefix: string): void;
  close(): Promise<void>;
}
