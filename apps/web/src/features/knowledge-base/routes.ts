import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const knowledgeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/knowledge",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["knowledge-base"], () => import("./knowledge-page.tsx")),
    "KnowledgePage",
  ),
});
