import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { safeReturnPath } from "./return-path.ts";
import { type RouterContext, rootRoute } from "./root-route.ts";
import { type LOGIN_FAILED_PATH, signedOutPaths } from "./signed-out-paths.ts";

const pages = () => import("./signed-out-pages.tsx");

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signedOutPaths.home,
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(pages, "SignedOut"),
});

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signedOutPaths.login,
  validateSearch: ({ returnTo }): { returnTo?: string } => (typeof returnTo === "string" ? { returnTo } : {}),
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(pages, "Login"),
});

export const noAccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signedOutPaths.noAccess,
  component: lazyRouteComponent(pages, "NoAccess"),
});

export function loginFailedRouteAt(path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    // A configured path is only known at run time; no typed link points to it.
    path: path as typeof LOGIN_FAILED_PATH,
    component: lazyRouteComponent(pages, "LoginFailed"),
  });
}

/** `/` and `/login` redirect people who are already signed in. */
function leaveWhenSignedIn({ context, search }: { context: RouterContext; search: { returnTo?: string } }) {
  const { session } = context;
  if (session.snapshot().session.status !== "signedIn") return;
  const href = session.takeReturnPath() ?? safeReturnPath(search.returnTo, location.origin) ?? "/chat";
  throw redirect({ href, replace: true });
}
