import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { endEventStreams } from "./sse.ts";

/** How long connections may take to end by themselves once the node closes. */
const CUT_CONNECTIONS_AFTER_MS = 1500;
const CLOSE_IDLE_EVERY_MS = 50;

/** While this node says that it is not ready, it begins no stream, and clients connect elsewhere for their next call. */
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
 * Added after the hooks that interrupt the answers written here: what is still open then is read from other nodes,
 * and its readers go on there.
 */
export function moveReadersOnClose(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    // Readers of this node's own streams get the end of them in the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, CLOSE_IDLE_EVERY_MS));
    endEventStreams(app);
  });
}

/** Waits for what is being answered. A connection that was kept alive would hold the server for a minute more. */
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
