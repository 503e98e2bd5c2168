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

/** Another system returns the person to this page after they allowed or denied a connection. */
export const connectedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/connections/callback",
  component: lazyRouteComponent(
    withTexts(["settings"], () => import("./connected-page.tsx")),
    "ConnectedPage",
  ),
});
