import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

export const imagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/images",
  validateSearch: ({ mode }): { mode?: "describe" } => (mode === "describe" ? { mode } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./images-page.tsx")),
    "ImagesPage",
  ),
});
