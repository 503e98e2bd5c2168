import { McpError, toConnectionError } from "./mcp-error.ts";

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ORIGIN_CHARS = 200;

/**
 * A `fetch` that reaches only these origins, follows no redirect and ends answers that are too large. A tool
 * server names other addresses in its metadata: without this guard it could make us request internal hosts.
 */
export function createGuardedFetch(
  origins: readonly string[],
  { onTooLarge }: { onTooLarge?: () => (error: McpError) => void } = {},
): typeof fetch {
  return async (input, init) => {
    // Called before the first wait: afterwards the context of the call could be lost.
    const notify = onTooLarge?.();
    const url = new URL(input instanceof Request ? input.url : input);
    if (!origins.includes(url.origin))
      throw new McpError(
        "host_not_allowed",
        `The server refers to ${url.origin.slice(0, MOST_ORIGIN_CHARS)}, which an administrator has not allowed.`,
      );
    const response = await fetch(input, { ...init, redirect: "manual" }).catch((error: unknown) => {
      init?.signal?.throwIfAborted();
      throw toConnectionError(error);
    });
    if (response.status >= 300 && response.status <= 399 && response.headers.has("location")) {
      await response.body?.cancel();
      throw new McpError("redirected", "The server redirects to another address, which is not followed.");
    }
    return limitBody(response, notify);
  };
}

function limitBody(response: Response, notify: ((error: McpError) => void) | undefined): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes <= MOST_BYTES) return controller.enqueue(part);
        const error = new McpError("too_large", "The server's answer is larger than allowed.");
        notify?.(error);
        controller.error(error);
      },
    }),
  );
  const { status, statusText, headers } = response;
  const limited = new Response(counted, { status, statusText, headers });
  // A constructed response has no address, and the SDK resolves addresses of a challenge against it.
  Object.defineProperty(limited, "url", { value: response.url });
  return limited;
}
