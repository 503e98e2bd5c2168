import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { adminRoutes, adminScreenRoute } from "../features/admin/routes.ts";
import { assistantRoutes } from "../features/assistants/routes.ts";
import { casesRoute } from "../features/cases/routes.ts";
import { chatRoutes } from "../features/chat/routes.ts";
import { comparisonRoutes } from "../features/comparisons/routes.ts";
import { handoverRoutes } from "../features/handovers/routes.ts";
import { helpRoutes } from "../features/help/routes.ts";
import { imagesRoute } from "../features/images/routes.ts";
import { knowledgeRoute } from "../features/knowledge-base/routes.ts";
import { newsRoute } from "../features/news/routes.ts";
import { noticesRoute } from "../features/notices/routes.ts";
import { projectRoutes } from "../features/projects/routes.ts";
import { promptsRoute } from "../features/prompts/routes.ts";
import { assistantQualityRoute } from "../features/quality/routes.ts";
import { schedulesRoute } from "../features/schedules/routes.ts";
import { type RouterContext, rootRoute } from "../features/session/root-route.ts";
import { homeRoute, loginFailedRouteAt, loginRoute, noAccessRoute } from "../features/session/routes.ts";
import { signedInRoute } from "../features/session/signed-in-route.ts";
import { LOGIN_FAILED_PATH } from "../features/session/signed-out-paths.ts";
import { connectedRoute, settingsRoute } from "../features/settings/routes.ts";
import { sharesRoute } from "../features/shares/routes.ts";
import { documentRoute } from "../features/sources/routes.ts";
import { isLight, subscribeToLightMode } from "../lib/light-mode.ts";
import { withTexts } from "../lib/texts.ts";
import { PageLoading } from "../shell/page-loading.tsx";
import { BrokenPage } from "./broken-page.tsx";
import { NotFoundWindow } from "./not-found-window.tsx";

const signedIn = withTexts(["signed-in"], () => import("./signed-in.tsx"));
signedInRoute.update({ component: lazyRouteComponent(signedIn, "SignedIn") });

const adminScreens = withTexts(["conversation", "admin"], () => import("./admin-screens.tsx"));
adminScreenRoute.update({ component: lazyRouteComponent(adminScreens, "AdminScreens") });

const signedInTree = signedInRoute.addChildren([
  ...chatRoutes,
  ...assistantRoutes,
  assistantQualityRoute,
  imagesRoute,
  knowledgeRoute,
  newsRoute,
  ...helpRoutes,
  casesRoute,
  schedulesRoute,
  promptsRoute,
  sharesRoute,
  ...handoverRoutes,
  ...comparisonRoutes,
  ...projectRoutes,
  noticesRoute,
  settingsRoute,
  documentRoute,
  connectedRoute,
  ...adminRoutes,
]);

export function createAppRouter({ session, config }: RouterContext) {
  const loginFailedRoute = loginFailedRouteAt(config.loginFailedRoute ?? LOGIN_FAILED_PATH);
  const router = createRouter({
    routeTree: rootRoute.addChildren([homeRoute, loginRoute, loginFailedRoute, noAccessRoute, signedInTree]),
    context: { session, config },
    defaultPreload: preloadNow(),
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: NotFoundWindow,
    scrollRestoration: false,
  });
  subscribeToLightMode(() => {
    if (router.options.defaultPreload !== preloadNow())
      router.update({ ...router.options, defaultPreload: preloadNow() });
  });
  return router;
}

/** A page that is only pointed at is not worth the bytes of a slow network. */
const preloadNow = () => (isLight() ? false : "intent");

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
