import { calls } from "@metatron/contract/calls";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { describeHttpError, lastHttpError, rememberHttpError } from "./last-http-error.ts";

it("describes an error without ids, search terms or personal details from the server", () => {
  const error = new ApiError({
    status: 404,
    code: "not_found",
    detail: "No conversation of ana@example.com",
    requestId: "r-1",
  });
  const text = describeHttpError(calls.deleteConversation, error, new Date("2026-11-15T10:00:00Z"));
  expect(text).toBe("2026-11-15T10:00:00.000Z DELETE /history/delete/{id} 404 not_found r-1");
});

afterEach(() => vi.unstubAllGlobals());

it("stores nothing after the person signed out in another tab", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
  });
  const signedOut = new ApiError({ status: 0, code: "no_account", detail: "Nobody is signed in." });
  rememberHttpError(calls.deleteConversation, signedOut);
  expect(lastHttpError()).toBeNull();
  const missing = new ApiError({ status: 404, code: "not_found", detail: "" });
  rememberHttpError(calls.deleteConversation, missing);
  expect(lastHttpError()).toContain("404 not_found");
});
