import type { Call } from "@metatron/contract/call";
import { BYPASS_QUERY } from "@metatron/contract/constants";

type QueryValue = string | number | boolean | undefined | null;

export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  headers?: Record<string, string>;
}

export function buildUrl(
  base: string,
  { path, bypass }: Call,
  { params = {}, query = {} }: RequestInput,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // An empty parameter would turn "delete this item" into "delete all items" on a careless server.
    if (!value) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  if (bypass) search.set(BYPASS_QUERY, "true");
  return `${base}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

export function buildInit(
  { method }: Call,
  { body, headers: extra = {} }: RequestInput,
): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: "application/json, */*;q=0.5", ...extra };
  if (body === undefined) return { method, headers };
  // The browser sets the content type of a form, because the header contains the form's boundary.
  if (body instanceof FormData) return { method, headers, body };
  return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}
