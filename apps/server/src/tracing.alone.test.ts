import { expect, it, vi } from "vitest";
import { silentLog } from "../test/silent-log.ts";
import { inSpan, isTracing, startTracing } from "./adapters/tracing/index.ts";

const loaded = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock("@opentelemetry/sdk-trace", (original) => {
  loaded("sdk");
  return original();
});
vi.mock("@opentelemetry/exporter-trace-otlp-http", (original) => {
  loaded("exporter");
  return original();
});

it("loads OpenTelemetry only where traces are exported", async () => {
  await import("./start-server.ts");
  expect(await inSpan({ name: "nothing" }, async () => 1)).toBe(1);
  expect([isTracing(), loaded.mock.calls]).toEqual([false, []]);
  const tracing = await startTracing({
    url: "http://127.0.0.1:1/v1/traces",
    headers: {},
    serviceName: "metatron",
    version: "1",
    resource: {},
    ratio: 1,
    log: silentLog,
  });
  expect(isTracing()).toBe(true);
  expect(loaded.mock.calls.flat().sort()).toEqual(["exporter", "sdk"]);
  await tracing.close();
  expect(isTracing()).toBe(false);
});
