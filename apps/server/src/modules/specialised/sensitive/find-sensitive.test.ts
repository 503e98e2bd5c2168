import { expect, it } from "vitest";
import { createSensitiveFinder } from "./find-sensitive.ts";
import { EVERYDAY_MESSAGES, SENSITIVE_MESSAGES } from "./messages.examples.ts";
import { defaultTopics } from "./topics.ts";
import { UNSEEN_EVERYDAY_MESSAGES, UNSEEN_SENSITIVE_MESSAGES } from "./unseen-messages.examples.ts";

const find = createSensitiveFinder(defaultTopics);

const TOPICS = ["health", "harassment", "dismissal"] as const;

for (const topic of TOPICS) {
  const messages = [...SENSITIVE_MESSAGES[topic], ...UNSEEN_SENSITIVE_MESSAGES[topic]];
  it.each(messages)(`puts the ${topic} contact before the answer to «%s»`, (message) => {
    expect(find(message, "es")?.name).toBe(topic);
  });
}

it.each([...EVERYDAY_MESSAGES, ...UNSEEN_EVERYDAY_MESSAGES])("answers «%s» without a contact", (message) => {
  expect(find(message, "es")).toBeUndefined();
});
