import type { ReactNode } from "react";
import type { Session } from "./session.ts";
import { SessionContext } from "./use-session.ts";

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
