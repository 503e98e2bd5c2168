import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/settings",
  component: lazyRouteComponent(
    withTexts(["settings"], () => import("./settings-page.tsx")),
    "SettingsPage",
  ),
});
