import { createServer, type Server } from "node:http";
import type { MetricValues } from "./metrics.ts";

export interface WatchedServer {
  metrics(): Promise<{ type: string; text: string }>;
  /** What `GET /api/status` answers; a process without the API has no other address for it. */
  status(): Promise<{ isReady: boolean; body: object }>;
  /** The metrics as values. */
  values(): Promise<MetricValues>;
}

/** The operator's address: `/metrics` for Prometheus, `/health` for probes, also without the API. */
export function listenForOperators(
  { metrics, status }: Pick<WatchedServer, "metrics" | "status">,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const path = (request.url ?? "/").split("?")[0];
      if (path === "/health") {
        const { isReady, body } = await status();
        response.writeHead(isReady ? 200 : 503, {
          "content-type": "application/json",
          "cache-control": "no-store",
        });
        response.end(JSON.stringify(body));
      } else if (path === "/metrics" || path === "/") {
        const { type, text } = await metrics();
        response.writeHead(200, { "content-type": type });
        response.end(text);
      } else {
        response.writeHead(404).end();
      }
    } catch {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
