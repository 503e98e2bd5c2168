import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { expect, it } from "vitest";
import { turnEvent } from "./events.ts";
import { reduceTurn } from "./reduce-turn.ts";
import { toAnswer } from "./to-answer.ts";
import { beginTurn, toolCallsOf, turnReasoning, turnText, waitingCallsOf } from "./turn.ts";

const ID = "0198c2f0-0000-7000-8000-000000000001";
const reduced = (events: StreamPart[]) =>
  events.map((event) => turnEvent.parse(event)).reduce(reduceTurn, beginTurn(ID));

const say = (delta: string): StreamPart => ({ type: "text-delta", id: "answer", delta });
const finish = (state: "complete" | "stopped"): StreamPart => ({
  type: "finish",
  finishReason: "stop",
  messageMetadata: { state },
});

it("builds a plain answer from its deltas", () => {
  const usage = { model: "gpt-5", inputTokens: 3, outputTokens: 2, seconds: 1.5 };
  const turn = reduced([
    { type: "start", messageId: ID },
    { type: "reasoning-delta", id: "reasoning", delta: "Pienso." },
    say("Hola, "),
    say("mundo"),
    { type: "data-usage", data: usage },
    { type: "data-status", data: { status: "saving" }, transient: true },
    finish("complete"),
    say(" que ya no cuenta"),
  ]);
  expect(turnReasoning(turn)).toBe("Pienso.");
  expect(turn.isSaving).toBe(false);
  expect(toAnswer(turn)).toEqual({
    state: "complete",
    text: "Hola, mundo",
    content: [{ type: "text", text: "Hola, mundo" }],
    citations: [],
    urls: [],
    usage,
    model: "gpt-5",
    timeResponse: 1.5,
    category: null,
    grounded: false,
    errorCode: null,
  });
});

it("keeps steps separate, with the input and output of each tool", () => {
  const turn = reduced([
    { type: "start-step" },
    say("Busco."),
    { type: "tool-input-start", toolCallId: "1", toolName: "search" },
    { type: "tool-input-delta", toolCallId: "1", inputTextDelta: '{"q":' },
    { type: "tool-input-delta", toolCallId: "1", inputTextDelta: '"hotel"}' },
    { type: "tool-input-available", toolCallId: "1", toolName: "search", input: { q: "hotel" } },
    { type: "tool-output-available", toolCallId: "1", output: ["uno"] },
    { type: "finish-step" },
    { type: "start-step" },
    say("Hay uno."),
    { type: "finish-step" },
    finish("complete"),
  ]);
  expect(turnText(turn)).toBe("Busco.\n\nHay uno.");
  expect(turn.steps.map(({ isFinished }) => isFinished)).toEqual([true, true]);
  expect(toAnswer(turn).steps?.[0]?.calls).toEqual([
    {
      id: "1",
      name: "search",
      state: "output-available",
      inputText: "",
      input: { q: "hotel" },
      output: ["uno"],
      errorText: null,
      approvalId: null,
    },
  ]);
});

it("follows an approval to its response, also in a step that is not the last", () => {
  const asked: StreamPart[] = [
    { type: "tool-input-available", toolCallId: "1", toolName: "open-case", input: {} },
    { type: "tool-approval-request", approvalId: "a", toolCallId: "1" },
  ];
  const stateAfter = (...more: StreamPart[]) => toolCallsOf(reduced([...asked, ...more]))[0]?.state;
  const answered = (answer: "once" | "never"): StreamPart => ({
    type: "data-approval",
    data: { approvalId: "a", toolCallId: "1", answer },
  });
  expect(stateAfter()).toBe("approval-requested");
  expect(stateAfter(answered("once"))).toBe("approved");
  expect(stateAfter({ type: "finish-step" }, { type: "start-step" }, answered("never"))).toBe("declined");
  expect(stateAfter({ type: "tool-output-error", toolCallId: "1", errorText: "No" })).toBe("output-error");
  expect(stateAfter({ type: "tool-output-denied", toolCallId: "1" })).toBe("declined");
  expect(stateAfter({ type: "data-outcome-unknown", data: { toolCallId: "1" } })).toBe("outcome-unknown");
});

it("follows a form of another system to its answer, once", () => {
  const form = { id: "1#0.1", message: "¿Qué puesto?", url: null, fields: [] };
  const answer = { action: "accept" as const, values: { stand: "B3" } };
  const asked = reduced([
    { type: "tool-input-available", toolCallId: "1", toolName: "order", input: {} },
    { type: "data-form", data: { toolCallId: "1", form } },
  ]);
  expect(waitingCallsOf(asked)).toMatchObject([{ id: "1", form }]);
  const answered: StreamPart = {
    type: "data-form-answer",
    data: { toolCallId: "1", formId: form.id, answer },
  };
  const once = reduceTurn(asked, answered);
  expect(once.steps[0]?.calls).toMatchObject([{ state: "input-available", forms: [{ form, answer }] }]);
  expect(once.steps[0]?.calls[0]).not.toHaveProperty("form");
  expect(reduceTurn(once, answered)).toEqual(once);
});

it("ends calls that waited as undecided, and leaves others as they are", () => {
  const call = (toolCallId: string): StreamPart => ({
    type: "tool-input-available",
    toolCallId,
    toolName: "order",
    input: {},
  });
  const { steps } = reduced([
    call("1"),
    { type: "tool-approval-request", toolCallId: "1", approvalId: "a" },
    call("2"),
    { type: "data-question", data: { toolCallId: "2" } },
    call("3"),
    { type: "finish", messageMetadata: { state: "stopped" } },
  ]);
  expect(steps[0]?.calls.map(({ state }) => state)).toEqual(["undecided", "undecided", "input-available"]);
});

it("replaces the unfinished step when another process takes over", () => {
  const first = reduced([say("Uno."), { type: "finish-step" }]).steps;
  const turn = reduced([
    ...[say("Uno."), { type: "finish-step" as const }, { type: "start-step" as const }],
    say("Dos, a medi"),
    { type: "error", errorText: "It broke off.", code: "answer_interrupted" },
    { type: "data-taken-over", data: { steps: [...first] } },
    say("Dos."),
    finish("complete"),
  ]);
  expect(turnText(turn)).toBe("Uno.\n\nDos.");
  expect(toAnswer(turn)).toMatchObject({ state: "complete", errorCode: null });
});

it("places an added message before the step that takes it into account, once", () => {
  const added: StreamPart = { type: "data-steer", data: { id: ID, text: "En días, por favor." } };
  const turn = reduced([
    say("Son 720 horas."),
    { type: "finish-step" },
    { type: "start-step" },
    added,
    added,
    say("Son 30 días."),
    finish("complete"),
  ]);
  expect(toAnswer(turn)).toMatchObject({
    text: "Son 720 horas.\n\nSon 30 días.",
    content: [
      { type: "text", text: "Son 720 horas." },
      { type: "steer", id: ID, text: "En días, por favor." },
      { type: "text", text: "Son 30 días." },
    ],
    steps: [{ text: "Son 720 horas." }, { text: "Son 30 días.", steers: [{ id: ID }] }],
  });
  // A message too late for any step is at the end, and the interrupted step stays as it is.
  const stopped = toAnswer(reduced([say("Son"), added, finish("stopped")]));
  expect(stopped.content.map(({ type }) => type)).toEqual(["text", "steer"]);
  expect(stopped.steps?.[0]?.isFinished).toBe(false);
});

it("adds each picture and each URL once", () => {
  const picture: StreamPart = { type: "data-image", data: { fileId: ID, n: 1, of: 1 } };
  const url: StreamPart = { type: "source-url", sourceId: "1", url: "https://example.com" };
  const turn = reduced([picture, picture, url, url, finish("stopped")]);
  expect(toAnswer(turn)).toMatchObject({
    state: "stopped",
    content: [{ type: "image_url" }],
    urls: [{ url: "https://example.com", title: "https://example.com" }],
  });
});
