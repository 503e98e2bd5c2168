import { afterEach, expect, it } from "vitest";
import { freePort } from "../test/free-port.ts";
import { newSpawnEnvironment } from "../test/spawn-environment.ts";
import { readConfig } from "./config/config.ts";
import { type RunningServer, startServer } from "./start-server.ts";

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function start(variables: Record<string, string>) {
  const given = await newSpawnEnvironment();
  const port = await freePort();
  const server: RunningServer = await startServer(
    readConfig({
      ...given.variables,
      PORT: "0",
      METRICS_PORT: String(port),
      LOG_LEVEL: "silent",
      OLLAMA_BASE_URL: "off",
      ...variables,
    }),
  );
  close = async () => {
    await server.close();
    await given.remove();
  };
  return { api: `http://localhost:${server.port}/api`, operators: `http://127.0.0.1:${port}` };
}

it("watches a process that only runs jobs", async () => {
  const { operators } = await start({ API: "off" });
  const health = await fetch(`${operators}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ status: "ok", checks: { database: "ok", jobs: "ok" } });
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  expect(metrics).toMatch(/metatron_database_connections\{state="busy"\} \d/);
  expect(metrics).toContain("metatron_jobs_waiting");
  expect(metrics).toContain("nodejs_eventloop_lag");
  expect((await fetch(`${operators}/other`)).status).toBe(404);
});

it("reports the queue as down where no process runs jobs", async () => {
  const { api } = await start({ WORKERS: "off" });
  const status = await fetch(`${api}/status`);
  expect(status.status).toBe(200);
  expect(await status.json()).toMatchObject({ status: "degraded", checks: { jobs: "down" } });
});

it("counts refused tokens by the reason that the response withholds", async () => {
  const { api, operators } = await start({});
  const refused = await fetch(`${api}/models`, { headers: { authorization: "Bearer a.b.c" } });
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain("malformed");
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  expect(metrics).toContain('metatron_tokens_rejected_total{reason="malformed"} 1');
  expect(metrics).toContain("metatron_open_streams 0");
});
