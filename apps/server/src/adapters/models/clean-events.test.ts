import { expect, it } from "vitest";
import { cleanEvents } from "./clean-events.ts";
import type { ModelEvent } from "./model-client.ts";

function cleaned(events: readonly ModelEvent[]): ModelEvent[] {
  const heard: ModelEvent[] = [];
  const cleaned = cleanEvents((event) => heard.push(event));
  for (const event of events) cleaned.take(event);
  cleaned.end();
  return heard;
}

const text = (words: string) => ({ type: "text" as const, text: words });
const reasoning = (words: string) => ({ type: "reasoning" as const, text: words });

it("keeps an emoji whole whose surrogates arrive in two events", () => {
  expect(cleaned([text("a\ud83c"), text("\udf89b")])).toEqual([text("a"), text("🎉b")]);
});

it("emits a lone surrogate as U+FFFD, before the text that follows", () => {
  const finish = { type: "finish" as const, reason: "stop" as const };
  expect(cleaned([text("a\ud83c"), text("b"), reasoning("\ud83c"), text("c\ud83c"), finish])).toEqual([
    text("a"),
    text("\ufffdb"),
    reasoning("\ufffd"),
    text("c"),
    text("\ufffd"),
    finish,
  ]);
});

it("removes NUL, and drops events that are empty without it", () => {
  expect(cleaned([text("a\0b"), text("\0"), reasoning("\0"), text("c")])).toEqual([text("ab"), text("c")]);
});

it("cleans the URLs and titles of sources", () => {
  expect(
    cleaned([
      { type: "source", url: "https://a.example/\0b", title: "Uno\n\u202edos\ud83c" },
      { type: "source", url: "https://c.example/" },
    ]),
  ).toEqual([
    { type: "source", url: "https://a.example/b", title: "Uno dos\ufffd" },
    { type: "source", url: "https://c.example/", title: undefined },
  ]);
});
