import { useEffect, useEffectEvent } from "react";
import { safeReturnPath } from "./return-path.ts";
import { useSession } from "./use-session.ts";

const HOME = "/chat";

interface Way {
  navigate: (path: string) => void;
  returnTo: string | null;
}

/** Signed in here, after a redirect or in another tab: back to where the person wanted to go. */
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
