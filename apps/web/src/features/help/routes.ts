import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

const help = withTexts(["conversation", "help"], () => import("./help-page.tsx"));

const helpRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/help",
  component: lazyRouteComponent(help, "HelpPage"),
});

const helpTopicRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/help/$topic",
  component: lazyRouteComponent(help, "HelpPage"),
});

export const helpRoutes = [helpRoute, helpTopicRoute] as const;
