import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const casesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/cases",
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./cases-page.tsx")),
    "CasesPage",
  ),
});
