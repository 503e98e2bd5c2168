import { cleanText } from "@metatron/text/clean-text";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type CallName, calls } from "./calls.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { findTextFields } from "./find-text-fields.fixture.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

it("has an endpoint for every call, and a call for every endpoint", () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(all)("%s", (name, endpoint) => {
  it("is the call of its name", () => {
    // `describe.each` over entries loses the key types.
    expect(endpoint.call).toBe(calls[name as CallName]);
  });

  it("accepts the parameters of its path, as ids", () => {
    const names = [...endpoint.call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    expect(Object.keys(endpoint.params.shape)).toEqual(names);
  });

  it("has the response type of its call", () => {
    const [first] = Object.values(endpoint.responses);
    expect(typeof first === "string" ? first : undefined).toBe(endpoint.call.answer);
  });

  it("describes the events of a stream", () => {
    if (endpoint.call.answer === "stream") expect(endpoint.events).toBeDefined();
  });

  it("accepts a body only where the method has one", () => {
    const hasBody = endpoint.body !== undefined || endpoint.multipart !== undefined;
    if (endpoint.call.method === "GET" || endpoint.call.method === "DELETE") expect(hasBody).toBe(false);
  });

  it("rejects unknown query parameters except the bypass flag", () => {
    const issues = (query: object) => endpoint.query.safeParse(query).error?.issues ?? [];
    expect(issues({ surprise: "1" }).map(({ code }) => code)).toContain("unrecognized_keys");
    expect(issues({ "ngsw-bypass": "true" }).map(({ code }) => code)).not.toContain("unrecognized_keys");
  });

  it("rejects unknown fields at every depth of its body", () => {
    for (const schema of [endpoint.body, endpoint.multipart]) {
      if (schema) expect(looseObjectsIn(z.toJSONSchema(schema, { io: "input" }))).toEqual([]);
    }
  });

  it("accepts no text that the database rejects", () => {
    const odd = ["a\0b", "\0", "a\ud83c", "\udf89", "a\0🎉\ud83cb"];
    for (const { schema, place, path } of findTextFields(endpoint)) {
      for (const text of odd) {
        const parsed = schema.safeParse(text);
        // Use the definitions of fields.ts (text, filledText, line, fileName) for every text from outside.
        if (parsed.success) expect(parsed.data, [place, ...path].join(".")).toBe(cleanText(text));
      }
    }
  });

  it("can be published as JSON Schema", () => {
    const answers = Object.values(endpoint.responses).filter((answer) => typeof answer !== "string");
    const requests = [endpoint.params, endpoint.query, endpoint.body, endpoint.multipart, endpoint.headers];
    for (const schema of requests) if (schema) z.toJSONSchema(schema, { io: "input" });
    for (const schema of [...answers, endpoint.events]) if (schema) z.toJSONSchema(schema, { io: "output" });
  });
});

it("names each published component once", () => {
  const ids = [...schemasIn(all)].map((schema) => z.globalRegistry.get(schema)?.id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Every object in a JSON Schema that declares its fields and would accept others. */
function looseObjectsIn(node: unknown): object[] {
  if (typeof node !== "object" || node === null) return [];
  const isLoose =
    "properties" in node && !("additionalProperties" in node && node.additionalProperties === false);
  return [...(isLoose ? [node] : []), ...Object.values(node).flatMap(looseObjectsIn)];
}

function schemasIn(entries: [string, Endpoint][]): Set<z.ZodType> {
  const schemas = entries.flatMap(([, { body, multipart, events, responses }]) => [
    body,
    multipart,
    events,
    ...Object.values(responses),
  ]);
  return new Set(schemas.filter((schema) => schema instanceof z.ZodType));
}
