import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { decideVisit, type PageNeeds } from "./guard.ts";
import type { RouterContext } from "./root-route.ts";

/** A route guard that redirects people who may not see the page to a page that says why. */
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
      // On the first page of a visit there is no current page to stay on, so the login page shows the error.
      case "deny":
      case "wait":
        throw redirect({ to: "/login", replace: true });
      case "loginFailed":
        throw redirect({ href: decision.route, replace: true });
      case "noAccess":
        throw redirect({ to: "/no-access", replace: true });
      // People who may not see a page must not learn that it exists.
      case "notForYou":
        throw notFound();
    }
  };
}
