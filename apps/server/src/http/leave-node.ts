import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { endEventStreams } from "./sse.ts";

/** How long open connections may take to end after the node starts closing. */
const CUT_CONNECTIONS_AFTER_MS = 1500;
const CLOSE_IDLE_EVERY_MS = 50;

/** A node that is not ready starts no stream, and clients connect to another node for their next call. */
export function refuseWhenLeaving(app: FastifyInstance, isShuttingDown: () => boolean): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isShuttingDown()) return;
    reply.header("connection", "close");
    if (request.routeOptions.config.isStream)
      throw new AppError("shutting_down", "This node is closing; another one answers.", {
        retryAfterSeconds: 1,
      });
  });
}

/**
 * Must be added after the hooks that interrupt this node's answers: the remaining streams relay other nodes'
 * answers, and their readers resume there.
 */
export function moveReadersOnClose(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    // Readers of this node's own streams get their end in the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, CLOSE_IDLE_EVERY_MS));
    endEventStreams(app);
  });
}

/** Waits for requests in flight. A keep-alive connection would otherwise delay the close by a minute. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), CUT_CONNECTIONS_AFTER_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
