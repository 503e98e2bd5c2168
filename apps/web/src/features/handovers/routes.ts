import { type HandoverBox, handoverBoxes } from "@metatron/contract/handovers/constants";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/handovers",
  validateSearch: ({ box }): { box?: HandoverBox } => {
    const known = handoverBoxes.find((each) => each === box);
    return known ? { box: known } : {};
  },
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["handovers"], () => import("./handovers-page.tsx")),
    "HandoversPage",
  ),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/handovers/new",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["handovers"], () => import("./new-handover-page.tsx")),
    "NewHandoverPage",
  ),
});

const handoverRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/handovers/$handoverId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["handovers"], () => import("./handover-page.tsx")),
    "HandoverPage",
  ),
});

export const handoverRoutes = [listRoute, newRoute, handoverRoute] as const;
