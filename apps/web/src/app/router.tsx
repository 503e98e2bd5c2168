import { createRouter } from "@tanstack/react-router";
import {
  homeRoute,
  LOGIN_FAILED_PATH,
  loginFailedRouteAt,
  loginRoute,
  noAccessRoute,
} from "../features/session/routes.ts";
import { BrokenPage, NotFoundPage } from "./fault-pages.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { shellTree } from "./signed-in-routes.ts";
import { type RouterContext, rootRoute } from "../features/session/root-route.ts";

export function createAppRouter({ session, config }: RouterContext) {
  const loginFailedRoute = loginFailedRouteAt(config.loginFailedRoute ?? LOGIN_FAILED_PATH);
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, loginRoute, loginFailedRoute, noAccessRoute, shellTree]),
    context: { session, config },
    defaultPreload: "intent",
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: false,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
