import { describe, expect, it } from "vitest";
import { decideVisit, type PageNeeds } from "./guard.ts";
import { ORIGIN, sessionConfig } from "./session.fixtures.ts";
import type { SessionErrorCode } from "./session-error.ts";
import type { SessionState } from "./session-store.ts";

const signedOut = (loginError: SessionErrorCode | null = null): SessionState => ({
  status: "signedOut",
  why: "notYet",
  loginError,
  transientError: null,
});

const signedIn = (roles: string[]) =>
  // Unvalidated roles: the guard must also handle names that are not in the list.
  ({ status: "signedIn", user: { roles }, renewal: "fine" }) as unknown as SessionState;

function visit(needs: PageNeeds, session: SessionState, changes = {}) {
  return decideVisit({ path: "/chat/7?a=1", origin: ORIGIN, needs, session, config: sessionConfig(changes) });
}

describe("the guard", () => {
  it("redirects to the login with the return path when no one is signed in", () => {
    expect(visit("chat", signedOut())).toEqual({ type: "login", returnTo: "/chat/7?a=1" });
  });

  it("waits while the session starts", () => {
    expect(visit("chat", { status: "starting" })).toEqual({ type: "wait" });
  });

  it("allows open pages to everyone", () => {
    expect(visit("nothing", signedOut("refused"))).toEqual({ type: "allow" });
    expect(visit("nothing", signedOut(), { interactionType: "telepathy" })).toEqual({ type: "allow" });
  });

  it("denies on a login error, or redirects to the login-failed route where there is one", () => {
    expect(visit("chat", signedOut("refused"))).toEqual({ type: "deny" });
    expect(visit("chat", signedOut("refused"), { loginFailedRoute: "/oops" })).toEqual({
      type: "loginFailed",
      route: "/oops",
    });
  });

  it("requires popup or redirect", () => {
    expect(() => visit("chat", signedOut(), { interactionType: "telepathy" })).toThrowError(
      expect.objectContaining({ code: "invalid_interaction_type" }),
    );
  });

  it("does not throw again when the start has already reported the invalid interaction type", () => {
    const found = signedOut("invalid_interaction_type");
    expect(visit("chat", found, { interactionType: "telepathy" })).toEqual({ type: "deny" });
  });

  it("has no routes for a person without a known role", () => {
    for (const needs of ["anyRole", "chat", "assistants", "admin"] as const) {
      expect(visit(needs, signedIn([]))).toEqual({ type: "noAccess" });
      expect(visit(needs, signedIn(["another_product"]))).toEqual({ type: "noAccess" });
    }
  });

  it("allows chat and assistants to every role, and administration to admins", () => {
    const agent = signedIn(["chat_metatron_airport_agent"]);
    expect([visit("chat", agent), visit("assistants", agent), visit("anyRole", agent)]).toEqual(
      Array(3).fill({ type: "allow" }),
    );
    expect(visit("admin", agent)).toEqual({ type: "notForYou" });
    expect(visit("admin", signedIn(["chat_metatron_user_admin"]))).toEqual({ type: "allow" });
  });
});
