import { type AssistantScope, assistantScopes } from "@metatron/contract/enums";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type EditorTab, editorTabs } from "../features/assistants/editor/editor-tabs.ts";
import { withTexts } from "../lib/texts.ts";
import { requires } from "../features/session/requires.ts";
import { rootRoute } from "../features/session/root-route.ts";

const signedIn = withTexts(["rooms"], () => import("./signed-in.tsx"));

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  beforeLoad: requires("anyRole"),
  component: lazyRouteComponent(signedIn, "SignedIn"),
});

const chatRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/chat",
  validateSearch: ({ assistant }): { assistant?: string } => (isId(assistant) ? { assistant } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(() => import("../features/chat/welcome/chat-page.tsx"), "ChatPage"),
});

const conversationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/chat/$conversationId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("../features/chat/conversation/conversation-page.tsx")),
    "ConversationPage",
  ),
});

const assistantsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/assistants",
  validateSearch: ({ scope }): { scope?: AssistantScope } => {
    const known = assistantScopes.find((each) => each === scope);
    return known ? { scope: known } : {};
  },
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(
    withTexts(["conversation", "studio"], () => import("../features/assistants/gallery/assistants-page.tsx")),
    "AssistantsPage",
  ),
});

const editors = withTexts(["conversation", "studio"], () => import("../features/assistants/editor/assistant-editor-page.tsx"));

const newAssistantRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/assistants/new",
  validateSearch: tabOf,
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(editors, "NewAssistantPage"),
});

const assistantEditorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/assistants/$assistantId/edit",
  validateSearch: tabOf,
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(editors, "AssistantEditorPage"),
});

const assistantQualityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/assistants/$assistantId/quality",
  beforeLoad: requires("assistants"),
  component: lazyRouteComponent(
    withTexts(["conversation", "studio", "admin"], () => import("../features/quality/assistant-quality-page.tsx")),
    "AssistantQualityPage",
  ),
});

const imagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/images",
  validateSearch: ({ mode }): { mode?: "describe" } => (mode === "describe" ? { mode } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("../features/images/images-page.tsx")),
    "ImagesPage",
  ),
});

const knowledgeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/knowledge",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["knowledge"], () => import("../features/knowledge-base/knowledge-page.tsx")),
    "KnowledgePage",
  ),
});

const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/news",
  component: lazyRouteComponent(
    withTexts(["conversation", "news"], () => import("../features/news/news-page.tsx")),
    "NewsPage",
  ),
});

const help = withTexts(["conversation", "help"], () => import("../features/help/help-page.tsx"));

const helpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/help",
  component: lazyRouteComponent(help, "HelpPage"),
});

const helpTopicRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/help/$topic",
  component: lazyRouteComponent(help, "HelpPage"),
});

const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/cases",
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("../features/cases/cases-page.tsx")),
    "CasesPage",
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/settings",
  component: lazyRouteComponent(
    withTexts(["settings"], () => import("../features/settings/settings-page.tsx")),
    "SettingsPage",
  ),
});

const notFoundRoom = lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundRoom");

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/admin",
  beforeLoad: (visit) => {
    requires("admin")(visit);
    throw redirect({ to: "/admin/$screen", params: { screen: "dashboard" }, replace: true });
  },
  notFoundComponent: notFoundRoom,
});

const adminScreenRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/admin/$screen",
  validateSearch: wordsOf,
  beforeLoad: requires("admin"),
  component: lazyRouteComponent(
    withTexts(["conversation", "admin"], () => import("../features/admin/admin-page.tsx")),
    "AdminPage",
  ),
  notFoundComponent: notFoundRoom,
});

/** The rooms behind the sign-in. */
export const shellTree = shellRoute.addChildren([
  chatRoute,
  conversationRoute,
  assistantsRoute,
  newAssistantRoute,
  assistantEditorRoute,
  assistantQualityRoute,
  imagesRoute,
  knowledgeRoute,
  newsRoute,
  helpRoute,
  helpTopicRoute,
  casesRoute,
  settingsRoute,
  adminRoute,
  adminScreenRoute,
]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

function tabOf({ tab }: Record<string, unknown>): { tab?: EditorTab } {
  const known = editorTabs.find((each) => each === tab);
  return known ? { tab: known } : {};
}

/** Each screen of the administration keeps its own choices in its address. */
function wordsOf(search: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}
