import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

/** `from`: the conversation whose last question is to be scheduled. */
export const schedulesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/schedules",
  validateSearch: ({ from }): { from?: string } => (typeof from === "string" ? { from } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation", "schedules"], () => import("./schedules-page.tsx")),
    "SchedulesPage",
  ),
});
