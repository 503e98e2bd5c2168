import { calls } from "@metatron/contract/calls";
import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { describeHttpError } from "./last-http-error.ts";

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
