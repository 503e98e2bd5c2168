import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAnswerWriter, REST_MS } from "./answer-writer.ts";
import type { ModelEvent } from "./model-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function writeInto(events: ModelEvent[]) {
  const writer = createAnswerWriter((event) => events.push(event), { takesCalls: true });
  return {
    ...writer,
    chunk(words: string) {
      writer.text(words);
      writer.arrived();
    },
    thought(words: string) {
      writer.reasoning(words);
      writer.arrived();
    },
  };
}

const textsOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === "text" || event.type === "reasoning" ? [event.text] : []));

describe("the deltas of an answer", () => {
  test("the first words are emitted at once, those of the next 100 ms together", () => {
    const events: ModelEvent[] = [];
    const writer = writeInto(events);
    writer.chunk("Tienes ");
    expect(textsOf(events)).toEqual(["Tienes "]);
    writer.chunk("derecho ");
    vi.advanceTimersByTime(REST_MS - 1);
    writer.chunk("a ");
    expect(textsOf(events)).toEqual(["Tienes "]);
    vi.advanceTimersByTime(1);
    expect(textsOf(events)).toEqual(["Tienes ", "derecho a "]);
  });

  test("words that arrive after a rest without any are emitted at once", () => {
    const events: ModelEvent[] = [];
    const writer = writeInto(events);
    writer.chunk("Tienes ");
    vi.advanceTimersByTime(REST_MS);
    writer.chunk("derecho ");
    expect(textsOf(events)).toEqual(["Tienes ", "derecho "]);
    writer.chunk("a ");
    expect(textsOf(events)).toEqual(["Tienes ", "derecho "]);
  });

  test("white space before the first words does not hold them back", () => {
    const events: ModelEvent[] = [];
    const writer = writeInto(events);
    writer.chunk("\n\n");
    writer.chunk("Hola");
    expect(textsOf(events)).toEqual(["\n\n", "Hola"]);
  });

  test("the first words after a thought, and a call after words, are emitted at once and in order", () => {
    const events: ModelEvent[] = [];
    const writer = writeInto(events);
    writer.thought("Busco");
    writer.thought(" la norma");
    writer.chunk("Según");
    writer.chunk(" la norma");
    writer.toolCall({ id: "1", name: "search" }, "{}");
    expect(events.map((event) => ("text" in event ? event.text : event.type))).toEqual([
      "Busco",
      " la norma",
      "Según",
      " la norma",
      "tool-call",
    ]);
  });

  test("what a reader of the events throws after a rest ends the answer, not the process", () => {
    let isFull = false;
    const writer = createAnswerWriter(
      () => {
        if (isFull) throw new Error("full");
      },
      { takesCalls: false },
    );
    writer.text("Tienes ");
    writer.arrived();
    writer.text("derecho");
    writer.arrived();
    isFull = true;
    vi.advanceTimersByTime(REST_MS);
    expect(() => writer.arrived()).toThrow("full");
    expect(() => writer.end()).toThrow("full");
  });

  test("the end emits what is held back, and leaves no timer", () => {
    const events: ModelEvent[] = [];
    const writer = writeInto(events);
    writer.chunk("Tienes ");
    writer.chunk("derecho");
    writer.end();
    expect(textsOf(events)).toEqual(["Tienes ", "derecho"]);
    expect(writer.characters()).toBe("Tienes derecho".length);
    expect(vi.getTimerCount()).toBe(0);
  });
});
