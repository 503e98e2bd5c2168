import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

interface NewConversationSearch {
  assistant?: string;
  /** The project that the conversation is started in. */
  project?: string;
  /** Whether another app's share was received. */
  received?: "yes" | "no";
}

const chatRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/chat",
  validateSearch: ({ assistant, project, received }): NewConversationSearch => ({
    ...(isId(assistant) ? { assistant } : {}),
    ...(isId(project) ? { project } : {}),
    ...(received === "yes" || received === "no" ? { received } : {}),
  }),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(() => import("./welcome/chat-page.tsx"), "ChatPage"),
});

const conversationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/chat/$conversationId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./conversation/conversation-page.tsx")),
    "ConversationPage",
  ),
});

const sharedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/share/$shareId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation", "shares"], () => import("./share/shared-page.tsx")),
    "SharedPage",
  ),
});

const projectConversationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/projects/$projectId/$conversationId",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation", "projects"], () => import("./share/project-conversation-page.tsx")),
    "ProjectConversationPage",
  ),
});

const temporaryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/temporal",
  validateSearch: ({ assistant }): { assistant?: string } => (isId(assistant) ? { assistant } : {}),
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./temporary/temporary-page.tsx")),
    "TemporaryPage",
  ),
});

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/import",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["conversation"], () => import("./import/import-page.tsx")),
    "ImportPage",
  ),
});

export const chatRoutes = [
  importRoute,
  temporaryRoute,
  chatRoute,
  conversationRoute,
  sharedRoute,
  projectConversationRoute,
] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === "string" && UUID.test(value);
