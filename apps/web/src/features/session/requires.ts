import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { decideVisit, type PageNeeds } from "./guard.ts";
import type { RouterContext } from "./root-route.ts";

/** A route guard: people who may not see the page are redirected to the page that says why. */
export function requires(needs: PageNeeds) {
  return ({ context, location: visited }: { context: RouterContext; location: ParsedLocation }) => {
    const { session } = context;
    const decision = decideVisit({
      path: visited.href,
      origin: location.origin,
      needs,
      session: session.snapshot().session,
      config: session.config,
    });
    switch (decision.type) {
      case "allow":
        return;
      case "login":
        throw redirect({
          to: "/login",
          search: decision.returnTo ? { returnTo: decision.returnTo } : {},
          replace: true,
        });
      // On the first page of a visit there is nowhere to stay but the login page, which says what went wrong.
      case "deny":
      case "wait":
        throw redirect({ to: "/login", replace: true });
      case "loginFailed":
        throw redirect({ href: decision.route, replace: true });
      case "noAccess":
        throw redirect({ to: "/no-access", replace: true });
      // Who may not see a page is not told that it exists.
      case "notForYou":
        throw notFound();
    }
  };
}
