import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";

const chatRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/chat",
  validateSearch: ({ assistant }): { assistant?: string } => (isId(assistant) ? { assistant } : {}),
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

export const chatRoutes = [chatRoute, conversationRoute, sharedRoute] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === "string" && UUID.test(value);
