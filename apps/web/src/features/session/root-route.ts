import type { PublicConfig } from "@metatron/contract/status/status";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { Session } from "./session.ts";

export interface RouterContext {
  session: Session;
  config: PublicConfig;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet });
