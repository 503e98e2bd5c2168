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
  validateSearch: (search: Record<string, unknown>) => ({
    state: textOf(search.state),
    code: textOf(search.code),
    iss: textOf(search.iss),
    error: textOf(search.error),
  }),
  component: lazyRouteComponent(
    withTexts(["settings"], () => import("./connected-page.tsx")),
    "ConnectedPage",
  ),
});

/** The router parses values that look like numbers. */
function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
