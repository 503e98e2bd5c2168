import type { FastifyInstance, FastifyRequest } from "fastify";
import { runWithin, type Span, startSpan } from "./spans.ts";

/**
 * One span per request, named after the route's pattern. Its trace has the digits of the request id, which the
 * browser, the log and the response have as well.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook("onRequest", (request, _reply, next) => {
    const route = request.routeOptions.url ?? "unmatched";
    const span = startSpan({
      name: `${request.method} ${route}`,
      kind: "server",
      traceId: request.id.replaceAll("-", ""),
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "metatron.request_id": request.id,
      },
    });
    spans.set(request, span);
    runWithin(span, next);
  });
  // The end of a body arrives as an event of its socket, which is outside the span.
  app.addHook("preValidation", (request, _reply, next) => {
    const span = spans.get(request);
    if (span) runWithin(span, next);
    else next();
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    span.set({ "http.response.status_code": reply.statusCode });
    if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
    span.end();
  });
}
