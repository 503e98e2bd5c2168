import { createRoute } from "@tanstack/react-router";
import { requires } from "./requires.ts";
import { rootRoute } from "./root-route.ts";

/**
 * The parent of every page for people who are signed in.
 * `app/router.tsx` provides the frame around the pages.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  beforeLoad: requires("anyRole"),
});
