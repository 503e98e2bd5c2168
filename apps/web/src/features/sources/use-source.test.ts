import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { SourceDocument } from "./source.ts";
import { toLoadedSource } from "./use-source.ts";

// The tests read no field of the document.
const document = {} as SourceDocument;
const retry = () => undefined;
const apiError = (status: number) => new ApiError({ status, code: "not_found", detail: "" });

it("shows a document that was loaded, also where reloading it failed", () => {
  expect(toLoadedSource(document, null, retry)).toEqual({ state: "ready", document });
  expect(toLoadedSource(document, apiError(503), retry)).toEqual({ state: "ready", document });
});

it("distinguishes a deleted document from one that could not be loaded", () => {
  expect(toLoadedSource(undefined, apiError(404), retry)).toEqual({ state: "gone" });
  expect(toLoadedSource(null, null, retry)).toEqual({ state: "gone" });
  const error = apiError(503);
  expect(toLoadedSource(undefined, error, retry)).toEqual({ state: "failed", error, retry });
});

it("is loading until a response arrives", () => {
  expect(toLoadedSource(undefined, null, retry)).toEqual({ state: "loading" });
});
