import type { Allow } from "@metatron/contract/allow";
import type { Endpoint } from "@metatron/contract/endpoint";
import { problem } from "@metatron/contract/problem";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;
type Answer = Endpoint["responses"][keyof Endpoint["responses"]];

type Content = Record<string, { schema: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: [];
  /** Who may call the operation, as the server enforces it. */
  "x-allow": Allow;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: unknown[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: JsonSchema; schemas: Record<string, JsonSchema> };
}

/** The contract as OpenAPI 3.1, so that the validation and the published document can't differ. */
export function openApiDocument(
  endpoints: Record<string, Endpoint>,
  options: { version: string; base: string },
): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = paths[endpoint.call.path] ?? {};
    path[endpoint.call.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.call.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Metatron API",
      version: options.version,
      description:
        "Every call of the product. Errors are application/problem+json with a code from a closed list.",
    },
    servers: [{ url: options.base }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: componentSchemas(),
    },
  };
}

function operation(name: string, endpoint: Endpoint): Operation {
  const content: Content = {
    ...(endpoint.body ? { "application/json": { schema: schemaOf(endpoint.body, "input") } } : {}),
    ...(endpoint.multipart ? { "multipart/form-data": { schema: formSchema(endpoint.multipart) } } : {}),
  };
  return {
    operationId: endpoint.operationId ?? name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.call.allow === "open" ? { security: [] } : {}),
    "x-allow": endpoint.call.allow,
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(endpoint.headers ? parameters("header", endpoint.headers) : []),
    ],
    ...(Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, answer]) => [status, response(endpoint, answer)]),
      ),
      default: {
        description: "Problem",
        content: { "application/problem+json": { schema: schemaOf(problem, "output") } },
      },
    },
  };
}

function response(endpoint: Endpoint, answer: Answer): Operation["responses"][string] {
  if (answer === "empty" || answer === undefined) return { description: "Done" };
  if (answer === "binary") {
    return {
      description: "The bytes",
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    };
  }
  const events: Content = endpoint.events
    ? { "text/event-stream": { schema: schemaOf(endpoint.events, "output") } }
    : {};
  if (answer === "stream") return { description: "Numbered events", content: events };
  return {
    description: "OK",
    content: { "application/json": { schema: schemaOf(answer, "output") }, ...events },
  };
}

function parameters(place: "path" | "query" | "header", schema: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

function formSchema(fields: z.ZodObject): JsonSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: "input", unrepresentable: "any" });
  const file = { type: "string", format: "binary" };
  return { type: "object", properties: { ...properties, file }, required: [...required, "file"] };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const named = z.globalRegistry.get(schema)?.id;
  if (named) return { $ref: `#/components/schemas/${named}` };
  // zod emits named schemas as `$defs` of this schema; in OpenAPI they are components.
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

const refTo = (id: string) => `#/components/schemas/${id}`;

function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: "input", unrepresentable: "any", uri: refTo });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}
