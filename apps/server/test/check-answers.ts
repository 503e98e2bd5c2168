import type { Endpoint } from "@metatron/contract/endpoint";
import { endpoints } from "@metatron/contract/endpoints";
import { problem } from "@metatron/contract/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { undeclaredKeys } from "./undeclared-keys.ts";

const byRoute = new Map(
  Object.values<Endpoint>(endpoints).map((endpoint) => [
    `${endpoint.call.method} /api${endpoint.call.path.replace(/\{(\w+)\}/g, ":$1")}`,
    endpoint,
  ]),
);

/** What the contract does not say of an answer, in words; emptied by who reads it. */
const violations: string[] = [];

export function takeViolations(): string[] {
  return violations.splice(0);
}

/**
 * Parses every answer of the contract's calls against the contract, in tests only: a field that no schema names,
 * or an answer that its schema refuses, turns the answer into a 500 and fails the test that is running.
 */
export function checkAnswers(app: FastifyInstance): void {
  // Registered before compression, so that the text is still the text.
  app.addHook("onSend", async (request, reply, payload) => {
    const found = faultsOf(request, reply, payload);
    if (found.length === 0) return payload;
    violations.push(...found);
    reply.status(500);
    return JSON.stringify({ code: "internal", contract: found });
  });
  app.addHook("onRequest", (request, reply, next) => {
    const events = endpointOf(request)?.events;
    if (events) watchEvents(request, reply, events);
    next();
  });
}

function faultsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
  const endpoint = endpointOf(request);
  if (!endpoint) return [];
  const { statusCode } = reply;
  const declared: Endpoint["responses"][200] = Object.entries(endpoint.responses).find(
    ([status]) => Number(status) === statusCode,
  )?.[1];
  const where = `${nameOf(request)} ${statusCode}`;
  if (declared === undefined && statusCode < 400) return [`${where} is no answer of this call`];
  if (declared === "empty") return payload ? [`${where} should be empty`] : [];
  if (declared === "binary" || declared === "stream") return [];
  const text = typeof payload === "string" || Buffer.isBuffer(payload) ? payload.toString() : "";
  return faultsIn(declared ?? problem, parseJson(text)).map((fault) => `${where} ${fault}`);
}

function watchEvents(request: FastifyRequest, reply: FastifyReply, events: z.ZodType): void {
  const { raw } = reply;
  const read = (chunk: unknown) => {
    const type = String(raw.getHeader("content-type") ?? "text/event-stream");
    if (typeof chunk !== "string" || !type.startsWith("text/event-stream")) return;
    for (const line of chunk.split("\n")) {
      if (!line.startsWith("data: ") || line === "data: [DONE]") continue;
      const faults = faultsIn(events, parseJson(line.slice("data: ".length)));
      violations.push(...faults.map((fault) => `${nameOf(request)} event ${fault}`));
    }
  };
  const { write, end } = raw;
  raw.write = function (this: typeof raw, ...given: Parameters<typeof write>) {
    read(given[0]);
    return write.apply(this, given);
  } as typeof write;
  raw.end = function (this: typeof raw, ...given: Parameters<typeof end>) {
    read(given[0]);
    return end.apply(this, given);
  } as typeof end;
}

function faultsIn(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return undeclaredKeys(value, parsed.data).map((key) => `${key}: no field of the contract`);
}

const endpointOf = ({ method, routeOptions }: FastifyRequest) => byRoute.get(`${method} ${routeOptions.url}`);

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
