import { expect, it } from "vitest";
import { announcedText, announcementOf } from "./announcement.ts";

it("announces once that an answer is being written, and then that it is complete", () => {
  expect(announcementOf({ id: "a", state: "waiting" }, { id: "a", state: "streaming" })).toBe("writing");
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "streaming" })).toBeNull();
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "complete" })).toBe("finished");
  expect(announcementOf({ id: "a", state: "complete" }, { id: "a", state: "complete" })).toBeNull();
});

it("does not announce an answer that existed when the conversation was opened", () => {
  expect(announcementOf(null, { id: "a", state: "complete" })).toBeNull();
});

it("does not announce another chosen version", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "b", state: "complete" })).toBeNull();
});

it("announces that an answer was cut off", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "interrupted" })).toBe("cut");
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "failed" })).toBe("cut");
});

it("reads the text of a stopped answer", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "stopped" })).toBe("finished");
});

it("reads the number of a source that the screen shows, not the one that the model wrote", () => {
  const source = {
    n: 7,
    fileId: null,
    title: "Vacaciones",
    page: 2,
    passage: "Son 23 días.",
    start: null,
    end: null,
    revision: null,
    validUntil: null,
    verified: null,
  };
  expect(announcedText({ text: "Son **23 días**. [7]", citations: [source] })).toBe("Son 23 días. [1]");
});
