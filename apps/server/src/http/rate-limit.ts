import type { FastifyInstance } from "fastify";
import type { AddressLimits, RequestCounts } from "./address-limits.ts";
import { AppError } from "./app-error.ts";

const WINDOW_MS = 60_000;

/** Requests per person and minute, over all nodes; requests without a session count by address. */
export function limitRequests(
  app: FastifyInstance,
  counts: RequestCounts,
  { requestsPerMinute, addresses }: { requestsPerMinute: number; addresses: AddressLimits },
): void {
  // Runs after the token check, whose hook is registered first, and before the body is read.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.session) return addresses.takeRequest(request);
    if (requestsPerMinute === 0) return;
    const key = `requests:person:${request.session.personId}`;
    const { count, resetMs } = await counts.hit({ key, windowMs: WINDOW_MS });
    reply.header("x-ratelimit-limit", requestsPerMinute);
    reply.header("x-ratelimit-remaining", Math.max(0, requestsPerMinute - count));
    if (count > requestsPerMinute) {
      throw new AppError("rate_limited", "Too many requests; wait a moment.", {
        retryAfterSeconds: resetMs / 1000,
      });
    }
  });
}
