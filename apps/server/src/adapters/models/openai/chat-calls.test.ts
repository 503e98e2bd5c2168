import { expect, it } from "vitest";
import { createAnswerWriter } from "../answer-writer.ts";
import type { ModelEvent } from "../model-client.ts";
import { createChatReader } from "./chat-stream.ts";

function read(chunks: readonly object[]) {
  const events: ModelEvent[] = [];
  const writer = createAnswerWriter((event) => events.push(event), { takesCalls: true });
  const reader = createChatReader(writer);
  for (const delta of chunks) reader.take({ choices: [{ delta }] });
  const { items } = reader.end();
  const calls = events.flatMap((event) => (event.type === "tool-call" ? [event] : []));
  return { events, items, calls: calls.map(({ id, name, input }) => [id, name, input]) };
}

const fragment = (call: object) => ({ tool_calls: [call] });

it("begins another call where a server numbers every call 0", () => {
  const { calls } = read([
    fragment({ index: 0, id: "a", function: { name: "look", arguments: '{"n":1}' } }),
    fragment({ index: 0, id: "b", function: { name: "look", arguments: '{"n":2}' } }),
  ]);
  expect(calls).toEqual([
    ["a", "look", { n: 1 }],
    ["b", "look", { n: 2 }],
  ]);
});

it("accepts calls without an index or an id, and an id that comes twice", () => {
  const { calls } = read([
    fragment({ function: { name: "look", arguments: '{"n":' } }),
    fragment({ function: { arguments: "1}" } }),
    fragment({ index: 1, id: "a", function: { name: "look" } }),
    fragment({ index: 2, id: "a", function: { name: "look", arguments: "null" } }),
  ]);
  expect(calls).toEqual([
    ["call_0", "look", { n: 1 }],
    ["a", "look", {}],
    ["call_2", "look", {}],
  ]);
});

it("repeats an id in every fragment without beginning another call", () => {
  const { calls } = read([
    fragment({ index: 0, id: "a", function: { name: "look", arguments: '{"n"' } }),
    fragment({ index: 0, id: "a", function: { name: "look", arguments: ":1}" } }),
  ]);
  expect(calls).toEqual([["a", "look", { n: 1 }]]);
});

it("keeps invalid JSON as the text that the model wrote", () => {
  expect(
    read([fragment({ index: 0, id: "a", function: { name: "look", arguments: '{"n":' } })]).calls,
  ).toEqual([["a", "look", '{"n":']]);
});

it("ignores fragments of a call that never began", () => {
  expect(read([fragment({ index: 3, function: { arguments: "{}" } })]).calls).toEqual([]);
});

it("announces a call with its first fragment and merges the others", () => {
  const { events } = read([
    fragment({ index: 0, id: "a", function: { name: "look", arguments: "" } }),
    fragment({ index: 0, function: { arguments: '{"n"' } }),
    fragment({ index: 0, function: { arguments: ":1}" } }),
  ]);
  expect(events).toEqual([
    { type: "tool-input", id: "a", name: "look", delta: "" },
    { type: "tool-input", id: "a", name: "look", delta: '{"n":1}' },
    { type: "tool-call", id: "a", name: "look", input: { n: 1 } },
  ]);
});

it("wants back the reasoning and the extra fields of compatible servers, and nothing for others", () => {
  const signature = { google: { thought_signature: "s" } };
  const call = { index: 0, id: "a", function: { name: "look", arguments: "{}" } };
  expect(
    read([
      { reasoning_content: "Veamos." },
      { content: "Miro." },
      fragment({ ...call, extra_content: signature }),
    ]).items,
  ).toEqual([
    { type: "opaque", value: "Veamos." },
    { type: "text", text: "Miro." },
    { type: "call", fields: { extra_content: signature } },
  ]);
  expect(read([{ content: "Miro." }, fragment(call)]).items).toEqual([]);
});
