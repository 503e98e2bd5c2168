import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  observe(app: FastifyInstance): void;
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  listen(port: number): Promise<Server>;
}

/** Prometheus metrics, served on loopback only; they contain routes and load, but no people. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  });

  return {
    observe(app) {
      app.addHook("onResponse", async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? "unmatched",
          status: String(reply.statusCode),
        };
        durations.observe(labels, reply.elapsedTime / 1000);
      });
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    listen(port) {
      const server = createServer(async (_request, response) => {
        response.setHeader("content-type", registry.contentType);
        response.end(await registry.metrics());
      });
      return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve(server));
      });
    },
  };
}
