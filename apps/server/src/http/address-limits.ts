import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

const WINDOW_MS = 60_000;

export interface RequestCounts {
  hit(hit: { key: string; windowMs: number; amount?: number }): Promise<{ count: number; resetMs: number }>;
}

/** Limits per address and minute for unauthenticated requests; 0 = no limit. */
export interface AddressLimits {
  /** Counts a request without a session. */
  takeRequest(request: FastifyRequest): Promise<void>;
  /**
   * Runs a check that may refuse. Counted before it runs and uncounted when it accepts, so that concurrent
   * checks can't exceed the limit.
   */
  takeCheck<T>(request: FastifyRequest, check: () => Promise<T>): Promise<T>;
}

export function createAddressLimits(
  counts: RequestCounts,
  limits: { requestsPerMinute: number; refusedPerMinute: number },
): AddressLimits {
  async function take(key: string, most: number) {
    if (most === 0) return;
    const { count, resetMs } = await counts.hit({ key, windowMs: WINDOW_MS });
    if (count > most)
      throw new AppError("rate_limited", "Too many requests from this address; wait a moment.", {
        retryAfterSeconds: resetMs / 1000,
      });
  }

  return {
    takeRequest: (request) => take(`requests:address:${addressOf(request)}`, limits.requestsPerMinute),
    async takeCheck(request, check) {
      const key = `refused:address:${addressOf(request)}`;
      await take(key, limits.refusedPerMinute);
      const accepted = await check().catch(async (error: unknown) => {
        // A failure of the provider is not counted against the sender.
        if (!(error instanceof AppError && error.status === 401)) await giveBack(key);
        throw error;
      });
      await giveBack(key);
      return accepted;
    },
  };

  async function giveBack(key: string) {
    if (limits.refusedPerMinute > 0) await counts.hit({ key, windowMs: WINDOW_MS, amount: -1 });
  }
}

/** Wraps a plugin so that every request to it is counted by address. */
export function behindAddressLimit<Options extends object>(
  limits: AddressLimits,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> {
  return async (scope: FastifyInstance, options: Options) => {
    scope.addHook("onRequest", (request) => limits.takeRequest(request));
    await plugin(scope, options);
  };
}

/** IPv6 by its /64, because a single machine can choose any address in it. */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [head = "", tail] = (ip.split("%")[0] ?? ip).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
