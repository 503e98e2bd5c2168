import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

const notFound = lazyRouteComponent(() => import("../../shell/not-found-page.tsx"), "NotFoundPage");

const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin",
  beforeLoad: (visit) => {
    requires("admin")(visit);
    throw redirect({ to: "/admin/$screen", params: { screen: "dashboard" }, replace: true });
  },
  notFoundComponent: notFound,
});

/** `app/router.tsx` sets the component: the screens belong to features that depend on this one. */
export const adminScreenRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/$screen",
  validateSearch: stringParams,
  beforeLoad: requires("admin"),
  notFoundComponent: notFound,
});

export const adminRoutes = [adminRoute, adminScreenRoute] as const;

/** Each administration screen keeps its own filters in the query string. */
function stringParams(search: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}
