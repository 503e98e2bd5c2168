import type { PublicConfig } from "@metatron/contract/status/status";
import { flushEvents, startTracking, switchTrackingOff, track } from "../../api/track.ts";
import type { Session } from "../session/session.ts";

/**
 * Sends usage events while a person is signed in, if the configuration and the browser's privacy settings
 * allow it.
 */
export function followUsage(session: Session, { features }: PublicConfig) {
  const isUnwanted = features.respectDoNotTrack && asksNotToBeTracked();
  if (!features.tracking || isUnwanted) return switchTrackingOff();
  let current: { personId: string; stop: () => void } | undefined;
  const follow = () => {
    const { session: state } = session.snapshot();
    const personId = state.status === "signedIn" ? state.user.id : undefined;
    if (personId === current?.personId) return;
    current?.stop();
    current = personId === undefined ? undefined : { personId, stop: startTracking({ personId, maySend }) };
  };
  // A session that needs re-authentication would prompt the person, which an event does not justify.
  const maySend = () => {
    const { session: state } = session.snapshot();
    return state.status === "signedIn" && state.renewal === "fine";
  };
  addEventListener("appinstalled", () => track("install_app"));
  session.subscribe(follow);
  session.beforeLogout(() => flushEvents().then(() => "go" as const));
  follow();
}

/** Do Not Track, or its successor Global Privacy Control, which the DOM types lack. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
