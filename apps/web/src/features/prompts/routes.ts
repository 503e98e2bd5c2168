import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

/** `to`: the conversation that the chosen prompt goes to; without it, a new one. */
export const promptsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/prompts",
  validateSearch: ({ to }): { to?: string } => (typeof to === "string" ? { to } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["prompts"], () => import("./prompts-page.tsx")),
    "PromptsPage",
  ),
});
