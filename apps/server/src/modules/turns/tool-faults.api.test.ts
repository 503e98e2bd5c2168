import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { newPerson } from "../../../test/test-issuer.ts";
import { askScript, rowOf, scriptOf, startToolTurns, type ToolCalls } from "../../../test/tool-turns.ts";
import { defineTool } from "./tool.ts";

const ana = newPerson(["chat_metatron_user_pro"]);
const MEGABYTE = 1024 * 1024;

let turns: ToolCalls;
let running = 0;
let mostAtOnce = 0;
let atOnce = Promise.withResolvers<void>();

const circular: Record<string, unknown> = {};
circular.self = circular;

/** What each fault makes of a call. */
const faults: Record<string, () => unknown> = {
  hang: () => new Promise(() => undefined),
  huge: () => "ñ".repeat(30 * MEGABYTE),
  hugeObject: () => ({ rows: Array.from({ length: 200_000 }, (_, n) => ({ n, text: "fila" })) }),
  nothing: () => undefined,
  circular: () => circular,
  bigint: () => ({ value: 10n }),
  sentence: () => Promise.reject(new Error("El servidor de turnos no responde.")),
  programming: () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'secret')")),
  system: () =>
    Promise.reject(
      Object.assign(new Error("ECONNREFUSED 10.0.0.7:5432"), { syscall: "connect", errno: -111 }),
    ),
  text: () => Promise.reject("a text"),
  long: () => Promise.reject(new Error("x".repeat(100_000))),
};

beforeAll(async () => {
  turns = await startToolTurns(
    [
      defineTool({
        name: "fail",
        description: "Fails in the given way.",
        access: "read",
        seconds: 1,
        input: z.object({ how: z.string() }),
        run: async ({ how }) => faults[how]?.(),
      }),
      defineTool({
        name: "change_and_hang",
        description: "Changes something and does not answer.",
        access: "write",
        byDefault: "allow",
        seconds: 1,
        input: z.object({}),
        run: () => new Promise(() => undefined),
      }),
      defineTool({
        name: "meet",
        description: "Waits until several calls run.",
        access: "read",
        input: z.object({ of: z.number() }),
        async run({ of }) {
          running += 1;
          mostAtOnce = Math.max(mostAtOnce, running);
          if (running === of) atOnce.resolve();
          await atOnce.promise;
          running -= 1;
          return "met";
        },
      }),
      defineTool({
        name: "report",
        description: "Reports progress.",
        access: "read",
        input: z.object({}),
        async run(_input, { progress }) {
          for (let done = 1; done <= 1000; done += 1) progress({ done, of: 1000 });
          progress({ done: Number.NaN, of: -1 });
          return "done";
        },
      }),
    ],
    { LIMIT_TURN_STEPS: "5" },
  );
});
beforeEach(() => {
  running = 0;
  mostAtOnce = 0;
  atOnce = Promise.withResolvers<void>();
});
afterAll(() => turns.test.close());

async function callAfter(tool: string, input: unknown) {
  const { test } = turns;
  const { request, end } = askScript(test, ana, scriptOf({ tool, input }));
  const { body } = await end;
  const { state, steps, text } = await rowOf(test, ana, request);
  expect(state).toBe("complete");
  expect(text).toBe("Paso 0.\n\nFin.");
  expect(body.length).toBeLessThan(MEGABYTE);
  return steps?.[0]?.calls[0];
}

it.each([
  ["hangs", "hang", "The tool did not answer within 1 seconds."],
  ["returns a circular value", "circular", "The tool returned a result that can't be read."],
  ["returns a value that is not JSON", "bigint", "The tool returned a result that can't be read."],
  ["throws a sentence", "sentence", "El servidor de turnos no responde."],
  ["has a programming error", "programming", "The tool failed."],
  ["meets an error of the system", "system", "The tool failed."],
  ["throws a text", "text", "The tool failed."],
])("tells the model in a sentence that a tool %s, and goes on", async (_what, how, errorText) => {
  expect(await callAfter("fail", { how })).toMatchObject({ state: "output-error", errorText });
});

it("shortens the sentence of a failed tool", async () => {
  const call = await callAfter("fail", { how: "long" });
  expect(call?.errorText?.length).toBeLessThan(600);
});

it("returns null for a tool without a result", async () => {
  expect(await callAfter("fail", { how: "nothing" })).toMatchObject({
    state: "output-available",
    output: null,
  });
});

it("keeps the beginning of a result of 30 MB, with the number of omitted characters", async () => {
  const call = await callAfter("fail", { how: "huge" });
  expect(String(call?.output)).toMatch(/^ñ{20000}\n\[31437280 characters omitted\]$/);
  expect(String((await callAfter("fail", { how: "hugeObject" }))?.output)).toMatch(/characters omitted\]$/);
});

it("names a tool that does not exist and an input that does not fit", async () => {
  expect(await callAfter("gone", {})).toMatchObject({
    state: "input-error",
    errorText: "There is no tool with this name.",
  });
  expect(await callAfter("fail", { how: 7 })).toMatchObject({
    state: "input-error",
    errorText: expect.stringContaining("expected string"),
  });
  expect(await callAfter("fail", '{"how": "brok')).toMatchObject({ state: "input-error" });
});

it("reports a change whose tool did not answer in time as unknown, and does not repeat it", async () => {
  const { test } = turns;
  const twice = scriptOf({ tool: "change_and_hang", input: {} }, { tool: "change_and_hang", input: {} });
  const { request, end } = askScript(test, ana, twice);
  await end;
  const { steps } = await rowOf(test, ana, request);
  expect(steps?.flatMap(({ calls }) => calls.map(({ state }) => state))).toEqual([
    "outcome-unknown",
    "declined",
  ]);
});

it("ends a model that calls a tool for ever with one last step without tools", async () => {
  const { test, lines } = turns;
  lines.length = 0;
  const forever = scriptOf(
    ...Array.from({ length: 50 }, () => ({ tool: "fail", input: { how: "nothing" } })),
  );
  const { request, end } = askScript(test, ana, forever);
  await end;
  expect(await rowOf(test, ana, request)).toMatchObject({ state: "complete" });
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe("model 5 without tools");
});

it("ends at once when it is stopped during a tool that ignores the stop", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, scriptOf({ tool: "meet", input: { of: 99 } }));
  await vi.waitFor(() => expect(running).toBe(1));
  await test.as(ana)({ method: "POST", url: `/api/chat/stop/${request.answerId}` });
  await end;
  atOnce.resolve();
  expect(await rowOf(test, ana, request)).toMatchObject({ state: "stopped" });
});

it("runs calls of one step that only read at the same time, but not more than four", async () => {
  const { test } = turns;
  const calls = Array.from({ length: 9 }, () => ({ tool: "meet", input: { of: 4 }, isWhole: true }));
  const { request, end } = askScript(test, ana, { steps: [{ text: "Paso.", calls }, { text: "Fin." }] });
  await end;
  const { steps } = await rowOf(test, ana, request);
  expect(steps?.[0]?.calls.map(({ output }) => output)).toEqual(Array.from({ length: 9 }, () => "met"));
  expect(mostAtOnce).toBe(4);
});

it("streams the progress of a tool at a bounded rate, and does not store it", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, scriptOf({ tool: "report", input: {} }));
  const { parts } = await end;
  const shown = parts.filter(({ type }) => type === "data-tool-progress");
  expect(shown[0]).toMatchObject({ data: { done: 1, of: 1000 } });
  expect(shown.length).toBeLessThan(100);
  const { steps } = await rowOf(test, ana, request);
  expect(steps?.[0]?.calls[0]).not.toHaveProperty("progress");
});
