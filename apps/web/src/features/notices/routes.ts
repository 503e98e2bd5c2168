import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const noticesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notices",
  component: lazyRouteComponent(
    withTexts(["notices"], () => import("./notices-page.tsx")),
    "NoticesPage",
  ),
});
