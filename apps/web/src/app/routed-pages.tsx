import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../features/session/use-session.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import type { WindowAddress } from "./window-address.ts";

export { createAppRouter };

export function RoutedPages({ router, address }: { router: AppRouter; address: WindowAddress }) {
  const { status } = useSession().state;
  useEffect(() => address.handOver(router.history), [address, router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guards read the session, which the router does not watch.
  useEffect(() => {
    void router.invalidate();
  }, [status, router]);
  return <RouterProvider router={router} />;
}
