import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { environmentSchema } from "../apps/server/src/config/environment.ts";
import { renderChart } from "./render-chart.fixture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const chart = "deploy/helm/metatron";
/** Variables of Node and the C library, beside those of the product. */
const OTHERS = ["NODE_ENV", "NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX"];
const isKnown = (name: string) => name in environmentSchema.shape || OTHERS.includes(name);
const unknownOf = (names: Iterable<string>) => [...names].filter((name) => !isKnown(name));

const variables = z.record(z.string(), z.unknown());
const container = z.object({
  name: z.string(),
  image: z.string(),
  env: z.array(z.object({ name: z.string() })).default([]),
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
  }),
});
const template = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    securityContext: z.object({ runAsNonRoot: z.literal(true) }),
    containers: z.array(container).min(1),
  }),
});
const resource = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  data: variables.optional(),
  stringData: variables.optional(),
  spec: z.looseObject({}).optional(),
});
type Resource = z.infer<typeof resource>;

function resourcesOf(text: string): Resource[] {
  return parseAllDocuments(text)
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    })
    .filter((value) => value !== null)
    .map((value) => resource.parse(value));
}

function variablesOf({ kind, data = {}, stringData = {}, spec }: Resource): string[] {
  const isSettings = kind === "ConfigMap" || kind === "Secret";
  const pods = kind === "Deployment" || kind === "Job" ? [template.parse(spec?.template)] : [];
  const inPods = pods.flatMap((pod) => pod.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)));
  return [...(isSettings ? Object.keys({ ...data, ...stringData }) : []), ...inPods];
}

/** Each component is selected by the labels that its pods carry. */
function expectSelected(resources: readonly Resource[]) {
  const labels = resources.flatMap(({ kind, spec }) =>
    kind === "Deployment" ? [template.parse(spec?.template).metadata.labels] : [],
  );
  const selectors = resources.flatMap(({ kind, spec }) => {
    if (kind === "Service") return [variables.parse(spec?.selector)];
    if (kind === "Deployment" || kind === "PodDisruptionBudget")
      return [z.object({ matchLabels: variables }).parse(spec?.selector).matchLabels];
    return [];
  });
  for (const selector of selectors) expect(labels).toContainEqual(expect.objectContaining(selector));
}

const KINDS = [
  "ConfigMap",
  "Deployment",
  "Deployment",
  "HorizontalPodAutoscaler",
  "Ingress",
  "Job",
  "NetworkPolicy",
  "PodDisruptionBudget",
  "Service",
  "ServiceAccount",
];

describe("the Helm chart", () => {
  const values = z.record(z.string(), z.unknown()).parse(parse(read(`${chart}/values.yaml`)));
  const schema = z.fromJSONSchema(JSON.parse(read(`${chart}/values.schema.json`)));
  const templates = Object.fromEntries(
    readdirSync(join(root, chart, "templates")).map((name) => [name, read(`${chart}/templates/${name}`)]),
  );
  const render = (changes: object = {}) =>
    Object.values(
      renderChart(templates, {
        Values: { ...values, ...changes },
        Release: { Name: "prueba" },
        Chart: { AppVersion: "1.2.3" },
      }),
    ).flatMap(resourcesOf);

  it("has values that its schema accepts, and a schema that refuses others", () => {
    expect(schema.safeParse(values).success).toBe(true);
    expect(schema.safeParse({ ...values, replicas: 3 }).success).toBe(false);
    expect(schema.safeParse({ ...values, worker: { replicas: "one", resources: {} } }).success).toBe(false);
    expect(schema.safeParse({ ...values, settings: { PUBLIC_URL: 3 } }).success).toBe(false);
  });

  it("renders every resource, whose variables exist in the product", () => {
    const resources = render();
    expect(resources.map(({ kind }) => kind).sort()).toEqual(KINDS);
    expect(unknownOf(resources.flatMap(variablesOf))).toEqual([]);
    expectSelected(resources);
  });

  it("leaves out what its values switch off", () => {
    const off = render({
      web: { ...variables.parse(values.web), autoscaling: { enabled: false } },
      ingress: { enabled: false },
      networkPolicy: { enabled: false },
    });
    const gone = ["HorizontalPodAutoscaler", "Ingress", "NetworkPolicy"];
    expect(off.map(({ kind }) => kind).sort()).toEqual(KINDS.filter((kind) => !gone.includes(kind)));
    const web = off.find(({ kind, metadata }) => kind === "Deployment" && metadata.name === "prueba-web");
    expect(web?.spec).toMatchObject({ replicas: 2 });
  });
});

describe("the plain manifests", () => {
  const kustomization = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read("deploy/kubernetes/kustomization.yaml")));
  const resources = kustomization.resources.flatMap((name) => resourcesOf(read(`deploy/kubernetes/${name}`)));

  it("are the same kinds as those of the chart, and their variables exist in the product", () => {
    expect(resources.map(({ kind }) => kind).sort()).toEqual(KINDS);
    const secret = resourcesOf(read("deploy/kubernetes/secret.example.yaml"));
    expect(unknownOf([...resources, ...secret].flatMap(variablesOf))).toEqual([]);
    expectSelected(resources);
  });
});

it("the compose file starts two nodes, a worker and a balancer with variables of the product", () => {
  const service = z.object({ image: z.string(), environment: variables.optional() });
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read("deploy/compose.yaml"), { merge: true }));
  const product = Object.entries(services).filter(([, { image }]) => image === "metatron");
  expect(product.map(([name]) => name)).toEqual(["node-1", "node-2", "worker"]);
  for (const [, { environment = {} }] of product) expect(unknownOf(Object.keys(environment))).toEqual([]);
  const balancer = read("deploy/nginx.conf");
  for (const name of ["node-1:3000", "node-2:3000", "proxy_buffering off", "client_max_body_size"])
    expect(balancer).toContain(name);
});

it("the image and the systemd unit set variables of the product and start files that exist", () => {
  const image = read("deploy/Containerfile");
  const unit = read("deploy/systemd/metatron.service");
  const named = [...image.matchAll(/(?:^ENV |^ {4})([A-Z][A-Z_]*)=/gm)].map(([, name = ""]) => name);
  expect(named).toContain("DATA_DIR");
  const inUnit = [...unit.matchAll(/(?:^Environment=| )([A-Z][A-Z_]*)=/gm)].map(([, name = ""]) => name);
  const inFile = Object.keys(parseEnv(read("deploy/systemd/metatron.env")));
  expect(unknownOf([...named, ...inUnit, ...inFile])).toEqual([]);
  for (const text of [image, unit]) expect(text).toContain("apps/server/src/main.ts");
  expect(image).toMatch(/^USER 10001/m);
  const started = [...`${image}${unit}`.matchAll(/(?:scripts|apps|deploy)\/[\w./-]+\.(?:ts|mjs)/g)];
  for (const [path] of started) expect(() => read(path)).not.toThrow();
});

it("the examples of the configuration page name variables of the product", () => {
  const page = read("docs/configuration.md");
  const examples = page
    .split("```sh\n")
    .slice(1)
    .map((rest) => rest.split("```")[0] ?? "");
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(unknownOf(Object.keys(parseEnv(example)))).toEqual([]);
});
