import type { FileMetadata } from "@metatron/contract/files/file";
import { expect, it } from "vitest";
import { fileStateOf, percentOf } from "./file-state.ts";

const metadata: FileMetadata = {
  id: "f",
  name: "a.pdf",
  type: "application/pdf",
  size: 5,
  createAt: "2026-11-14T10:00:00.000Z",
  status: "ready",
  pages: 3,
  numChars: 9,
  numChunks: 1,
  numTokens: 3,
};
const nothing = { upload: undefined, isInOutbox: false, metadata: undefined };

it("follows a file from this browser to the server", () => {
  const upload = { step: "sending", sent: 1, total: 3 } as const;
  expect(fileStateOf({ ...nothing, isInOutbox: true, upload })).toEqual({ step: "sending", percent: 33 });
  expect(fileStateOf({ ...nothing, isInOutbox: true })).toEqual({ step: "waiting" });
  expect(fileStateOf({ ...nothing, metadata: null })).toEqual({ step: "asking" });
  expect(fileStateOf({ ...nothing, metadata })).toEqual({ step: "ready" });
  expect(fileStateOf(nothing)).toEqual({ step: "lost" });
});

it("reports the reading progress where it is known", () => {
  const reading = fileStateOf({
    ...nothing,
    metadata: { ...metadata, status: "reading", pagesDone: 9, pages: 31 },
  });
  expect(reading).toEqual({ step: "reading", pagesDone: 9, pages: 31 });
  expect(percentOf(reading)).toBe(29);
  expect(percentOf({ step: "reading", pagesDone: 0, pages: null })).toBeNull();
});

it("has a reason for every failure", () => {
  const failed = { ...metadata, status: "failed" } as const;
  expect(fileStateOf({ ...nothing, metadata: { ...failed, reason: "encrypted" } })).toEqual({
    step: "failed",
    reason: "encrypted",
  });
  expect(fileStateOf({ ...nothing, metadata: failed })).toEqual({ step: "failed", reason: "internal" });
});

it("treats a photo without text as ready, because a model can look at it", () => {
  const photo = { ...metadata, type: "image/jpeg", status: "failed", reason: "no_text" } as const;
  expect(fileStateOf({ ...nothing, metadata: photo })).toEqual({ step: "ready" });
});
