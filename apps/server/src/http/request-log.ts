import type { FastifyInstance } from "fastify";

/**
 * One line per request: the route's pattern, never the address (it may carry a signature or an id),
 * never who asked.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "unmatched",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
