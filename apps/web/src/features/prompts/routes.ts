import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const promptsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/prompts",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["prompts"], () => import("./prompts-page.tsx")),
    "PromptsPage",
  ),
});
