import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { ApiDocument, Operation } from "../../src/modules/api-docs/openapi.ts";
import { formOf } from "../upload.ts";
import {
  anything,
  type Known,
  ODD_STRINGS,
  oddString,
  recordOf,
  type Schema,
  valueFor,
} from "./value-of-schema.ts";

export const actorNames = ["nobody", "noRole", "basic", "external", "admin"] as const;
export type ActorName = (typeof actorNames)[number];

export interface FuzzRequest {
  call: string;
  actor: ActorName;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Requests for every call of the published document: as it wants them, nearly so, or not at all. */
export function fuzzRequest(document: ApiDocument, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const known = { components: document.components.schemas, ids };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc
      .record({
        actor: actorFor(operation),
        path: pathOf(path, known),
        query: queryOf(operation, known),
        body: method === "get" || method === "delete" ? noBody : bodyOf(operation, known),
        accept: fc.constantFrom("application/json", "text/event-stream", "*/*"),
      })
      .map(({ actor, path: filled, query, body, accept }) => ({
        call: operation.operationId,
        actor,
        method: method.toUpperCase() as FuzzRequest["method"],
        url: `/api${filled}${query}`,
        headers: { accept, ...body.headers },
        ...(body.payload === undefined ? {} : { payload: body.payload }),
      })),
  );
}

type Body = { headers: Record<string, string>; payload?: string | Buffer };

const noBody = fc.constant<Body>({ headers: {} });

/** Mostly somebody who may, or all would end at the first check. */
function actorFor({ "x-allow": allow }: Operation): fc.Arbitrary<ActorName> {
  const likely: ActorName = allow === "admin" ? "admin" : "basic";
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(likely) },
    { weight: 2, arbitrary: fc.constantFrom(...actorNames) },
  );
}

function pathOf(path: string, { ids }: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const odd = fc.constantFrom("..", "%2e%2e%2f", "%00", "%ZZ", "a".repeat(300), "%F0%9F%98%80", "not-a-uuid");
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: odd },
  );
  return fc
    .tuple(...names.map(() => value))
    .map((values) => names.reduce((filled, name, at) => filled.replace(name, values[at] ?? ""), path));
}

function queryOf({ parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const fields = inQuery.map(({ name, schema }) => [
    name,
    fc.oneof(
      { weight: 4, arbitrary: valueFor(schema as Schema, known) },
      { weight: 1, arbitrary: oddString },
    ),
  ]);
  const requiredKeys = inQuery.filter(({ required }) => required).map(({ name }) => name);
  const asked = recordOf(Object.fromEntries(fields), requiredKeys).map((values) => {
    const pairs = Object.entries(values).map(([name, value]) => `${name}=${encode(String(value))}`);
    return pairs.length > 0 ? `?${pairs.join("&")}` : "";
  });
  const first = inQuery[0]?.name ?? "x";
  const odd = [`?${first}=1&${first}=2`, `?${first}[]=1`, "?%00=%00", "?a=%ZZ", "?__proto__=1", "?", "?&&=&"];
  const long = [
    `?${first}=${"a".repeat(4000)}`,
    `?cursor=${encode(Buffer.from("[1,2]").toString("base64"))}`,
  ];
  return fc.oneof(
    { weight: 8, arbitrary: asked },
    { weight: 1, arbitrary: fc.constantFrom(...odd, ...long) },
  );
}

/** Lone surrogates have no UTF-8. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function bodyOf({ requestBody }: Operation, known: Known): fc.Arbitrary<Body> {
  const json = requestBody?.content["application/json"]?.schema;
  const form = requestBody?.content["multipart/form-data"]?.schema;
  const right = [
    ...(json ? [{ weight: 8, arbitrary: jsonBody(valueFor(json, known)) }] : []),
    ...(json ? [{ weight: 4, arbitrary: jsonBody(nearly(valueFor(json, known))) }] : []),
    ...(form ? [{ weight: 6, arbitrary: formBody(form, known) }] : []),
  ];
  return fc.oneof(
    ...right,
    { weight: 1, arbitrary: jsonBody(anything) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
    { weight: 1, arbitrary: noBody },
  );
}

const jsonBody = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  value.map((given) => ({
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(given) ?? "null",
  }));

/** With one field left out, one too many, or one that is something else. */
function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), fc.constantFrom("drop", "add", "change"), anything)
    .map(([given, at, change, other]) => {
      if (typeof given !== "object" || given === null || Array.isArray(given)) return other;
      const names = Object.keys(given);
      const name = names[at % Math.max(1, names.length)] ?? "x";
      const changed: Record<string, unknown> = { ...given };
      if (change === "drop") delete changed[name];
      else changed[change === "add" ? `${name}2` : name] = other;
      return changed;
    });
}

function formBody(schema: Schema, known: Known): fc.Arbitrary<Body> {
  const { file, ...properties } = schema.properties ?? {};
  const fields = valueFor({ type: "object", properties, required: schema.required ?? [] }, known);
  const name = fc.constantFrom("nota.txt", "a.png", "b.pdf", "x", "..", ...ODD_STRINGS.slice(3, 9));
  const content = fc.constantFrom(
    "Hola",
    "",
    "%PDF-1.7\n",
    "\u0089PNG\r\n",
    "PK\u0003\u0004",
    "x".repeat(9000),
  );
  const cut = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(60) });
  return fc.tuple(fields, name, content, cut).map(([given, fileName, bytes, missing]) => {
    const texts = Object.entries(given as object).map(([key, value]) => [key, String(value)]);
    const quoted = fileName.replace(/["\r\n]/g, "_");
    const made = formOf({ fields: Object.fromEntries(texts), name: quoted, content: bytes });
    return { headers: made.headers, payload: made.payload.subarray(0, made.payload.length - missing) };
  });
}

const ofType = (type: string, payload: string | Buffer): Body => ({
  headers: { "content-type": type },
  payload,
});

const BROKEN: Body[] = [
  ofType("application/json", "{"),
  ofType("application/json", ""),
  ofType("application/json", '{"a":1}}'),
  ofType("application/json", '{"__proto__":{"isAdmin":true}}'),
  ofType("application/json", '{"constructor":{"prototype":{}}}'),
  ofType("application/json", "[".repeat(20_000)),
  ofType("application/json", `${"[".repeat(5000)}${"]".repeat(5000)}`),
  ofType("application/json", Buffer.from([0xff, 0xfe, 0x00])),
  ofType("application/json", '"\\ud800"'),
  ofType("application/json; charset=utf-16", "{}"),
  ofType("text/plain", "{}"),
  ofType("text/csv", "a,b"),
  ofType("application/x-www-form-urlencoded", "a=1"),
  ofType("application/xml", "<a/>"),
  ofType("multipart/form-data", "no boundary"),
  ofType("multipart/form-data; boundary=x", "--x\r\n\r\n"),
  ofType("multipart/form-data; boundary=x", "--x--\r\n"),
  ofType("multipart/mixed; boundary=x", "--x--\r\n"),
  ofType("", "{}"),
  ofType("rubbish", "{}"),
];

export const injectOf = ({ method, url, headers, payload }: FuzzRequest): InjectOptions => ({
  method,
  url,
  headers,
  ...(payload === undefined ? {} : { payload }),
});
