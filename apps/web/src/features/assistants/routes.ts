import { type AssistantScope, assistantScopes } from "@metatron/contract/assistants/constants";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";
import { type EditorTab, editorTabs } from "./editor/editor-tabs.ts";

const assistantsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/assistants",
  validateSearch: ({ scope }): { scope?: AssistantScope } => {
    const known = assistantScopes.find((each) => each === scope);
    return known ? { scope: known } : {};
  },
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(
    withTexts(["conversation", "assistant-editor"], () => import("./gallery/assistants-page.tsx")),
    "AssistantsPage",
  ),
});

const editors = withTexts(
  ["conversation", "assistant-editor"],
  () => import("./editor/assistant-editor-page.tsx"),
);

const newAssistantRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/assistants/new",
  validateSearch: tabOf,
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(editors, "NewAssistantPage"),
});

const assistantEditorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/assistants/$assistantId/edit",
  validateSearch: tabOf,
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(editors, "AssistantEditorPage"),
});

const reviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/assistants/$assistantId/review",
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(
    withTexts(["conversation", "assistant-editor"], () => import("./life/review-page.tsx")),
    "ReviewPage",
  ),
});

export const assistantRoutes = [
  assistantsRoute,
  newAssistantRoute,
  assistantEditorRoute,
  reviewRoute,
] as const;

function tabOf({ tab }: Record<string, unknown>): { tab?: EditorTab } {
  const known = editorTabs.find((each) => each === tab);
  return known ? { tab: known } : {};
}
