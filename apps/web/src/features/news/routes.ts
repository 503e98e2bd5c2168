import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const newsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/news",
  component: lazyRouteComponent(
    withTexts(["conversation", "news"], () => import("./news-page.tsx")),
    "NewsPage",
  ),
});
