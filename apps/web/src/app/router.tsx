import { createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import {
  homeRoute,
  LOGIN_FAILED_PATH,
  loginFailedRouteAt,
  loginRoute,
  noAccessRoute,
} from "./door-routes.ts";
import { BrokenPage, NotFoundPage } from "./fault-pages.tsx";
import { PageLoading } from "./page-loading.tsx";
import { shellTree } from "./room-routes.ts";
import { type RouterContext, rootRoute } from "./root-route.ts";

const showcaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/ui",
  component: lazyRouteComponent(() => import("../ui/showcase.tsx"), "Showcase"),
});

export function createAppRouter({ session, config }: RouterContext) {
  const hasShowcase = import.meta.env.DEV || config.features.showcase;
  const loginFailedRoute = loginFailedRouteAt(config.loginFailedRoute ?? LOGIN_FAILED_PATH);
  const everyDay = [homeRoute, loginRoute, loginFailedRoute, noAccessRoute, shellTree] as const;
  return createRouter({
    routeTree: rootRoute.addChildren(hasShowcase ? [...everyDay, showcaseRoute] : [...everyDay]),
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
