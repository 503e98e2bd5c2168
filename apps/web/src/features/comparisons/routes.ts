import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/compare",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation", "comparisons"], () => import("./new-comparison-page.tsx")),
    "NewComparisonPage",
  ),
});

const comparisonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/compare/$comparisonId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation", "comparisons"], () => import("./comparison-page.tsx")),
    "ComparisonPage",
  ),
});

export const comparisonRoutes = [newRoute, comparisonRoute] as const;
