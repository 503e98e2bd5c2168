import { expect, it } from "vitest";
import { createSensitiveFinder } from "./find-sensitive.ts";
import { EVERYDAY_MESSAGES, SENSITIVE_MESSAGES } from "./messages.examples.ts";
import { defaultTopics } from "./topics.ts";

const find = createSensitiveFinder(defaultTopics);

for (const [topic, messages] of Object.entries(SENSITIVE_MESSAGES)) {
  it.each(messages)(`puts the ${topic} contact before the answer to «%s»`, (message) => {
    expect(find(message, "es")?.name).toBe(topic);
  });
}

it.each(EVERYDAY_MESSAGES)("answers «%s» without a contact", (message) => {
  expect(find(message, "es")).toBeUndefined();
});
