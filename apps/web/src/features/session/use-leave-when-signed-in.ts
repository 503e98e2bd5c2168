import { useEffect, useEffectEvent } from "react";
import { safeReturnPath } from "./return-path.ts";
import { useSession } from "./use-session.ts";

const HOME = "/chat";

interface Way {
  navigate: (path: string) => void;
  returnTo: string | null;
}

/** Redirects to the wanted page after signing in here, by a redirect or in another tab. */
export function useLeaveWhenSignedIn({ navigate, returnTo }: Way) {
  const { session, user } = useSession();
  const isSignedIn = user !== null;
  const leave = useEffectEvent(() => {
    navigate(session.takeReturnPath() ?? safeReturnPath(returnTo, location.origin) ?? HOME);
  });
  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn]);
}
