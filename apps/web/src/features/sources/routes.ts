import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const documentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/documents/$fileId",
  /** The assistant that answers from the document. */
  validateSearch: ({ assistant }): { assistant?: string } =>
    typeof assistant === "string" ? { assistant } : {},
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./document-page.tsx")),
    "DocumentPage",
  ),
});
