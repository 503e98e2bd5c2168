import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { freePort } from "../test/free-port.ts";
import { newSpawnEnvironment } from "../test/spawn-environment.ts";
import {
  cacheRead,
  documentParsed,
  firstTokenSent,
  modelCalled,
  tokenRejected,
  toolCalled,
  turnEnded,
} from "./adapters/metrics/index.ts";
import { readConfig } from "./config/config.ts";
import { startServer } from "./start-server.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.union([
            z.object({ record: z.string(), expr: z.string() }),
            z.object({
              alert: z.string(),
              expr: z.string(),
              for: z.string(),
              labels: z.object({ severity: z.enum(["page", "ticket"]) }),
              annotations: z.object({ summary: z.string(), runbook: z.string() }),
            }),
          ]),
        ),
      }),
    ),
  })
  .parse(parse(read("deploy/monitoring/rules.yaml")))
  .groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => ("alert" in rule ? [rule] : []));
const recorded = rules.flatMap((rule) => ("record" in rule ? [rule.record] : []));

const panels = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read("deploy/monitoring/dashboard.json"))).panels;
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

interface Selector {
  metric: string;
  labels: string[];
}

/** The metrics of an expression with the labels that it selects by; throws where Prometheus would refuse it. */
function selectorsOf(expression: string): Selector[] {
  // Grafana replaces its variable by a duration.
  const text = expression.replaceAll("$__rate_interval", "1m");
  const found: Selector[] = [];
  parser.parse(text).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${text}`);
      if (type.name !== "VectorSelector") return;
      const name = node.getChild("Identifier");
      const labels: string[] = [];
      node.cursor().iterate((inner) => {
        if (inner.name === "LabelName" && inner.from < to) labels.push(text.slice(inner.from, inner.to));
      });
      found.push({ metric: name ? text.slice(name.from, name.to) : "", labels });
    },
  });
  return found;
}

/** Every metric of a running server with the labels of its samples. */
const exposed = new Map<string, Set<string>>([["up", new Set()]]);
beforeAll(async () => {
  const given = await newSpawnEnvironment();
  const port = await freePort();
  const config = { PORT: "0", METRICS_PORT: String(port), LOG_LEVEL: "silent", OLLAMA_BASE_URL: "off" };
  const server = await startServer(readConfig({ ...given.variables, ...config }));
  try {
    await fetch(`http://localhost:${server.port}/api/status`);
    cacheRead.publish({ cache: "tokens", isHit: true });
    documentParsed.publish({ outcome: "ok", seconds: 1 });
    firstTokenSent.publish({ seconds: 1 });
    modelCalled.publish({ model: "m", purpose: "answer", outcome: "ok", seconds: 1 });
    tokenRejected.publish({ reason: "expired" });
    toolCalled.publish({ tool: "t", outcome: "ok", seconds: 1 });
    turnEnded.publish({ outcome: "complete", seconds: 1, inputTokens: 1, outputTokens: 1 });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const line of text.split("\n")) {
      const [, declared] = /^# TYPE (\S+) /.exec(line) ?? [];
      if (declared) exposed.set(declared, exposed.get(declared) ?? new Set());
      const [, name, labels = ""] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
      if (!name) continue;
      const known = exposed.get(name) ?? new Set();
      for (const pair of labels.split(",")) known.add(pair.split("=")[0] ?? "");
      exposed.set(name, known);
    }
  } finally {
    await server.close();
    await given.remove();
  }
});

/** Gauges of queues have samples only while jobs wait, and the embedded database only exists without PostgreSQL. */
const WITHOUT_SAMPLES: Record<string, string[]> = {
  metatron_jobs_waiting: ["queue"],
  metatron_jobs_oldest_seconds: ["queue"],
  metatron_embedded_database_bytes: [],
};

it.each([...rules.map(({ expr }) => expr), ...queries])(
  "reads metrics that the server exposes: %s",
  (expr) => {
    const unknown = selectorsOf(expr).flatMap(({ metric, labels }) => {
      if (recorded.includes(metric)) return [];
      const known = WITHOUT_SAMPLES[metric] ?? exposed.get(metric);
      if (!known) return [metric];
      const all = ["job", "instance", ...known];
      return labels.filter((label) => !all.includes(label)).map((label) => `${metric}{${label}}`);
    });
    expect(unknown).toEqual([]);
  },
);

describe("the check itself", () => {
  it("finds a metric that does not exist, a label and a syntax error", () => {
    expect(selectorsOf('sum by (a) (rate(no_such_metric{b="c"}[5m]))')).toEqual([
      { metric: "no_such_metric", labels: ["b"] },
    ]);
    expect(exposed.has("no_such_metric")).toBe(false);
    expect(() => selectorsOf("sum(rate(x[5m])")).toThrow("not PromQL");
  });
});

it("has a runbook for each alert, and no other", () => {
  const named = [...new Set(alerts.map(({ annotations }) => annotations.runbook))];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  for (const { alert, annotations } of alerts) {
    const [, page = ""] = /runbooks\/(\w+)\.md$/.exec(annotations.runbook) ?? [];
    expect(alert.startsWith(page) && page.length > 0).toBe(true);
  }
  expect(named.sort()).toEqual(
    readdirSync(join(root, "docs/runbooks")).map((name) => `docs/runbooks/${name}`),
  );
});

it("says in each runbook what the alert means, what to look at and what to do", () => {
  for (const { annotations } of alerts) {
    const text = read(annotations.runbook);
    for (const part of ["**What it means.**", "**What to look at**", "**What to do**"])
      expect(text).toContain(part);
  }
});

it("gives every panel a title, an id of its own and, unless it is a row, a query", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ title }) => title === "")).toEqual([]);
  expect(queries.length).toBeGreaterThan(20);
});
