import { endpoints } from "@metatron/contract/endpoints";
import type { ServiceStatus } from "@metatron/contract/status/status";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";

type CheckState = ServiceStatus["checks"]["database"];

export interface StatusDeps {
  version: string;
  checks: Record<keyof ServiceStatus["checks"], () => Promise<CheckState>>;
  isShuttingDown(): boolean;
}

/** Without these the node is not ready; without storage, a model or the queue it is only degraded. */
const VITAL: (keyof ServiceStatus["checks"])[] = ["database"];
const ANSWER_WITHIN_MS = 3000;

export function statusRoutes(app: FastifyInstance, { version, checks, isShuttingDown }: StatusDeps): void {
  route(app, endpoints.status, async ({ reply }) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await inTime(check)] as const),
    );
    // Safe: Object.entries loses the key type of `checks`.
    const states = Object.fromEntries(entries) as ServiceStatus["checks"];
    const isReady = !isShuttingDown() && VITAL.every((name) => states[name] !== "down");
    const isWhole = isReady && Object.values(states).every((state) => state !== "down");
    reply.status(isReady ? 200 : 503).header("cache-control", "no-store");
    return { status: isWhole ? ("ok" as const) : ("degraded" as const), version, checks: states };
  });
}

async function inTime(check: () => Promise<CheckState>): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckState>((resolve) => {
    timer = setTimeout(() => resolve("down"), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([check().catch((): CheckState => "down"), late]);
  } finally {
    clearTimeout(timer);
  }
}
