import { createHash } from "node:crypto";
import type { StoredToolForm } from "../../adapters/db/index.ts";
import type { McpToolDefinition } from "../../adapters/mcp/index.ts";

/** The part of a definition that is accepted and shown; its name is the key. */
export function toForm(definition: McpToolDefinition): StoredToolForm {
  const { title, description, inputSchema, outputSchema, isReadOnly } = definition;
  return { title, description, inputSchema, outputSchema, isReadOnly };
}

/** The same for the same content, whatever the order of its keys. */
export function digestOf(form: StoredToolForm): string {
  return createHash("sha256").update(canonicalJson(form)).digest("base64url").slice(0, 32);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
