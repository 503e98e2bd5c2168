import { describe, expect, it } from "vitest";
import type { SessionState } from "./session-store.ts";
import { signInStatus } from "./sign-in-status.ts";

type SignedOut = Extract<SessionState, { status: "signedOut" }>;
const out = (changes: Partial<SignedOut> = {}): SessionState => ({
  status: "signedOut",
  why: "notYet",
  loginError: null,
  transientError: null,
  ...changes,
});

describe("the status line under the sign-in button", () => {
  it.each([
    ["is quiet at first", out(), "none", { kind: "ready" }],
    [
      "says what is going on",
      out({ transientError: "popup_closed" }),
      "login",
      { kind: "busy", progress: "login" },
    ],
    [
      "says what went wrong",
      out({ transientError: "popup_blocked" }),
      "none",
      { kind: "problem", code: "popup_blocked" },
    ],
    [
      "puts an error before an ended session",
      out({ why: "expired", loginError: "refused" }),
      "none",
      { kind: "problem", code: "refused" },
    ],
    ["says that the session ended", out({ why: "expired" }), "none", { kind: "ended" }],
    ["says the same after the countdown", out({ why: "timedOut" }), "none", { kind: "ended" }],
    [
      "explains a token without expiry",
      out({ why: "noExpiry" }),
      "none",
      { kind: "problem", code: "no_expiry" },
    ],
    ["is quiet after a logout", out({ why: "person" }), "none", { kind: "ready" }],
  ] as const)("%s", (_title, state, progress, expected) => {
    expect(signInStatus(state, progress)).toEqual(expected);
  });
});
