import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const assistantQualityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/assistants/$assistantId/quality",
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(
    withTexts(["conversation", "assistant-editor", "admin"], () => import("./assistant-quality-page.tsx")),
    "AssistantQualityPage",
  ),
});
