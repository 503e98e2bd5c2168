import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { SourceDocument } from "./source.ts";
import { toLoadedSource } from "./use-source.ts";

// Nothing of the document is read here.
const document = {} as SourceDocument;
const retry = () => undefined;
const apiError = (status: number) => new ApiError({ status, code: "not_found", detail: "" });

it("shows a document that is here, also where reading it again failed", () => {
  expect(toLoadedSource(document, null, retry)).toEqual({ state: "ready", document });
  expect(toLoadedSource(document, apiError(503), retry)).toEqual({ state: "ready", document });
});

it("tells a document that is gone from one that could not be loaded", () => {
  expect(toLoadedSource(undefined, apiError(404), retry)).toEqual({ state: "gone" });
  expect(toLoadedSource(null, null, retry)).toEqual({ state: "gone" });
  const error = apiError(503);
  expect(toLoadedSource(undefined, error, retry)).toEqual({ state: "failed", error, retry });
});

it("is loading until something is known", () => {
  expect(toLoadedSource(undefined, null, retry)).toEqual({ state: "loading" });
});
