import { isAdmin, type ProductRoute, routesOf } from "@metatron/contract/roles";
import { safeReturnPath } from "./return-path.ts";
import { checkInteractionType, type SessionConfig } from "./session-config.ts";
import type { SessionState } from "./session-store.ts";

/** What a page requires: nothing, any role, access to one of the product's routes, or the admin role. */
export type PageNeeds = "nothing" | "anyRole" | ProductRoute | "admin";

export type GuardDecision =
  | { type: "allow" }
  | { type: "wait" }
  /** After a login error without a configured page: the person stays on the current page. */
  | { type: "deny" }
  | { type: "login"; returnTo: string | null }
  | { type: "loginFailed"; route: string }
  | { type: "noAccess" }
  /** The person has roles, but none that may see this page. */
  | { type: "notForYou" };

interface Visit {
  path: string;
  origin: string;
  needs: PageNeeds;
  session: SessionState;
  config: Pick<SessionConfig, "interactionType" | "loginFailedRoute">;
}

export function decideVisit({ path, origin, needs, session, config }: Visit): GuardDecision {
  if (needs === "nothing") return { type: "allow" };
  const isSaid = session.status === "signedOut" && session.loginError === "invalid_interaction_type";
  // Already raised at start and shown on the login page. Raised again, it would only break this page.
  if (!isSaid) checkInteractionType(config.interactionType);
  switch (session.status) {
    case "starting":
      return { type: "wait" };
    case "signedOut":
      if (session.loginError === null) return { type: "login", returnTo: safeReturnPath(path, origin) };
      return config.loginFailedRoute === null
        ? { type: "deny" }
        : { type: "loginFailed", route: config.loginFailedRoute };
    case "signedIn":
      return decideAccess(needs, session.user.roles);
  }
}

function decideAccess(needs: Exclude<PageNeeds, "nothing">, roles: readonly string[]): GuardDecision {
  const routes = routesOf(roles);
  if (routes.length === 0) return { type: "noAccess" };
  if (needs === "anyRole") return { type: "allow" };
  const mayOpen = needs === "admin" ? isAdmin(roles) : routes.includes(needs);
  return { type: mayOpen ? "allow" : "notForYou" };
}
