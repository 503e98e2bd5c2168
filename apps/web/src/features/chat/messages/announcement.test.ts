import { expect, it } from "vitest";
import { announcementOf } from "./announcement.ts";

it("says that an answer is being written once, and then that it is there", () => {
  expect(announcementOf({ id: "a", state: "waiting" }, { id: "a", state: "streaming" })).toBe("writing");
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "streaming" })).toBeNull();
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "complete" })).toBe("finished");
  expect(announcementOf({ id: "a", state: "complete" }, { id: "a", state: "complete" })).toBeNull();
});

it("is silent about an answer that was there when the conversation was opened", () => {
  expect(announcementOf(null, { id: "a", state: "complete" })).toBeNull();
});

it("is silent when another version is chosen", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "b", state: "complete" })).toBeNull();
});

it("says that an answer was cut", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "interrupted" })).toBe("cut");
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "failed" })).toBe("cut");
});

it("reads what a stopped answer holds", () => {
  expect(announcementOf({ id: "a", state: "streaming" }, { id: "a", state: "stopped" })).toBe("finished");
});
