import { randomUUID } from "node:crypto";
import type { Endpoint } from "@metatron/contract/endpoint";
import { endpoints } from "@metatron/contract/endpoints";
import type { TextField } from "@metatron/contract/find-text-fields.fixture";
import { cutText } from "@metatron/text/cut-text";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { ask, question } from "../test/ask.ts";
import { formWith } from "../test/assistant-data.ts";
import { callsWithTexts, textFieldRowOf } from "../test/calls-with-texts.ts";
import { startTestApp, type TestApp } from "../test/harness.ts";
import { newWorld, type SentRequest, type TextFieldRow, type World } from "../test/text-field-table.ts";

/** Printed with each failure and the shrunk text: the same seed generates the same texts. */
const SEED = Number(process.env.TEXT_SEED ?? 28);
const TEXTS_PER_FIELD = 4;
const LONGEST_TRIED = 40_000;
const ODD = "\0\ud83cb\u202e🎉\udf89 \u2028\\u0000 c\u0301\u001b";

let test: TestApp;
let ana: World;
let other: World;
beforeAll(async () => {
  test = await startTestApp({ environment: { LIMIT_REQUESTS_PER_MINUTE: "100000" } });
  [ana, other] = [await newWorld(test), await newWorld(test)];
});
afterAll(() => test.close());

describe.each(callsWithTexts(endpoints))("$name", ({ name, endpoint, fields }) => {
  it("is in text-field-table.ts, with a request that gets the listed status", async () => {
    const row = textFieldRowOf(name);
    const { statusCode, body } = await send(endpoint, row.request(ana, randomUUID()));
    if (row.status) expect([200, row.status], body).toContain(statusCode);
    else expect(statusCode, body).toBeLessThan(300);
  });

  it.each(fields)("accepts any text in $place $path, or refuses it with an error code", async (field) => {
    const examples: [string][] = [
      [`a${"🎉".repeat(60)}`],
      [ODD],
      [cutText(`${ODD}${"👩🏽‍✈️é ".repeat(5000)}`, Math.min(field.max, LONGEST_TRIED) - 8)],
    ];
    await fc.assert(
      fc.asyncProperty(anyText({ minLength: 1, maxLength: 40 }), async (text) => {
        const row = textFieldRowOf(name);
        await tryText({ endpoint, field, text: row.wrap?.(text) ?? text, row });
      }),
      { seed: SEED, numRuns: TEXTS_PER_FIELD, examples, endOnFailure: true },
    );
  });
});

async function tryText({
  endpoint,
  field,
  text,
  row,
}: {
  endpoint: Endpoint;
  field: TextField;
  text: string;
  row: TextFieldRow;
}) {
  const id = randomUUID();
  const request = row.request(ana, id);
  const path = field.path.join(".");
  const [answer] = await Promise.all([
    send(endpoint, withText(request, field, text), field.place),
    somebodyElseSucceeds(endpoint),
  ]);
  const { statusCode, body } = answer;
  expect(statusCode === row.status || statusCode < 500, `${statusCode} ${body}`).toBe(true);
  const read = row.read?.[path];
  const parsed = field.schema.safeParse(text);
  if (!parsed.success) expect(statusCode, body).toBe(422);
  else if (read) {
    expect(statusCode, body).toBeLessThan(300);
    expect(await read(ana, id)).toBe(row.trims ? String(parsed.data).trim() || null : parsed.data);
  }
}

/** Another person's question shares the statement with an odd one, and any other call shares the database. */
async function somebodyElseSucceeds({ call }: Endpoint) {
  if (call.answer === "stream" && call.path.startsWith("/assistant/")) {
    const answer = await ask(test, other.identity, question("¿Qué chaleco llevo?"));
    expect(answer.parts.find(({ type }) => type === "finish")).toMatchObject({
      messageMetadata: { state: "complete" },
    });
    return;
  }
  const renamed = await other.person.call({
    method: "PATCH",
    url: `/api/history/update_title/${other.conversationId}`,
    payload: { title: "Rampa" },
  });
  expect(renamed.statusCode).toBe(200);
}

async function send(
  { call }: Endpoint,
  { params = {}, query, body }: SentRequest,
  place?: TextField["place"],
) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const file = { name: "nota.txt", type: "text/plain", bytes: Buffer.from("Hola") };
  const request: InjectOptions & { url: string } = {
    method: call.method,
    url: `/api${path}`,
    ...(query ? { query } : {}),
    ...(place === "multipart"
      ? formWith(file, { ...body, fileId: randomUUID() })
      : body
        ? { payload: body }
        : {}),
  };
  return ana.person.call(request);
}

/** The request with this text in this field; missing parents are created. */
function withText(request: SentRequest, { place, path }: TextField, text: string): SentRequest {
  const copy: SentRequest = structuredClone(request);
  // A query string can't carry a lone surrogate.
  if (place === "query") return { ...copy, query: { ...copy.query, [path[0] ?? ""]: text.toWellFormed() } };
  copy.body = setAt(copy.body, path, text);
  return copy;
}

function setAt(value: unknown, [name, ...rest]: readonly string[], text: string): object & string {
  // Safe: only the set field is read again.
  if (name === undefined) return text as never;
  if (name === "{}") return { [text]: "a" } as never;
  if (name === "*" && !isRecord(value)) {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [setAt(first, rest, text), ...others] as never;
  }
  const key = name === "*" ? (Object.keys(value as object)[0] ?? "a") : name;
  const object = isRecord(value) ? value : {};
  return { ...object, [key]: setAt(object[key], rest, text) } as never;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The flag that every call may carry is always the same field, which no handler reads. */
