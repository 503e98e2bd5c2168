import type { ErrorCode } from "@metatron/contract/error-codes";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { aTurn } from "../../../local-db/local-db.fixtures.ts";
import type { OutboxEntry, OutboxOperation } from "../../../local-db/rows.ts";
import { problem, unreachable } from "./fake-server.fixtures.ts";
import { judgeFailure } from "./judge-failure.ts";

const question: OutboxOperation = { kind: "send", chat: "rh-plus", request: aTurn().request };
const change: OutboxOperation = { kind: "patch", patch: { pinned: true } };

const entry = (operation: OutboxOperation, attempts = 0): OutboxEntry => ({
  seq: 1,
  conversationId: "c",
  operation,
  createAt: "",
  notBefore: 0,
  attempts,
});

const judge = (operation: OutboxOperation, code: ErrorCode, retryAfterMs?: number) =>
  judgeFailure(entry(operation), problem(code, retryAfterMs));

describe("a failed operation of the outbox", () => {
  it("waits with all others while the server is unreachable", () => {
    expect(judgeFailure(entry(question), unreachable())).toEqual({ type: "halt" });
    expect(judge(question, "token_expired")).toEqual({ type: "halt" });
    expect(judge(change, "unauthorized")).toEqual({ type: "halt" });
  });

  it("is dropped when its target no longer exists", () => {
    expect(judge(change, "not_found")).toEqual({ type: "refused", code: "not_found" });
    expect(judge(question, "not_found")).toEqual({ type: "refused", code: "not_found" });
  });

  it("is refused when the server has decided", () => {
    expect(judge(change, "validation_failed")).toMatchObject({ type: "refused" });
    expect(judge(question, "context_too_long")).toEqual({ type: "refused", code: "context_too_long" });
    expect(judge(question, "action_not_allowed")).toMatchObject({ type: "refused" });
  });

  it("is retried later when the server asks to wait, longer each time", () => {
    expect(judge(question, "overloaded", 2000)).toEqual({ type: "later", afterMs: 2000 });
    const waits = [0, 1, 2, 8].map((attempts) => judgeFailure(entry(change, attempts), problem("internal")));
    expect(waits).toEqual([5_000, 10_000, 20_000, 300_000].map((afterMs) => ({ type: "later", afterMs })));
  });

  it("keeps a question for minutes while the server has no database, then fails", () => {
    const away = problem("database_unavailable", 2000);
    expect(judgeFailure(entry(question, 35), away)).toEqual({ type: "later", afterMs: 5_000 });
    expect(judgeFailure(entry(question, 36), away)).toEqual({
      type: "refused",
      code: "database_unavailable",
    });
  });

  it("soon fails for a person who waits for an answer, and keeps a change for hours", () => {
    const tomorrow = 20 * 3600 * 1000;
    expect(judge(question, "daily_limit_reached", tomorrow)).toMatchObject({ type: "refused" });
    expect(judge(question, "model_timeout")).toMatchObject({ type: "refused" });
    expect(judge(change, "rate_limited", tomorrow)).toEqual({ type: "later", afterMs: tomorrow });
    expect(judge(change, "model_timeout")).toMatchObject({ type: "later" });
    expect(judgeFailure(entry(question, 2), problem("overloaded"))).toMatchObject({ type: "refused" });
    expect(judgeFailure(entry(change, 9), problem("overloaded"))).toMatchObject({ type: "refused" });
  });

  it("has an error code of the contract also when a proxy responded", () => {
    const page = new ApiError({ status: 403, code: "bad_answer", detail: "<html>" });
    expect(judgeFailure(entry(question, 2), page)).toEqual({ type: "refused", code: "internal" });
  });
});
