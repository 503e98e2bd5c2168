import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const sharesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/shares",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["shares"], () => import("./shares-page.tsx")),
    "SharesPage",
  ),
});
