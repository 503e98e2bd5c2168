import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { caseRepliesQuery } from "../../features/cases/case-replies.ts";
import { useNewsQuery } from "../../features/news/news-query.ts";
import type { Arrival } from "../../features/settings/arrival-notice.ts";
import { syncPushDevice } from "../../features/settings/push-device.ts";
import { clearNotices } from "../../features/settings/show-notice.ts";
import { useConfig } from "../../features/status/config.ts";
import { unreadQuery } from "../../features/unread-answers/unread-query.ts";
import { isLookedAt, startLooking } from "../../lib/looking.ts";
import { type LocalData, useLocalData } from "../../local-db/local-data.ts";
import { useLanguage } from "../../shell/preferences.ts";
import { renewBadge } from "../../shell/use-page-title.ts";
import { compareArrivals, type KnownArrivals } from "./fresh-arrivals.ts";

const LOOK_FOR_NEWS_EVERY_MS = 5 * 60_000;

/**
 * Announces what arrives while the tab is hidden: answers written in the background, case replies and news that must be
 * read. Answers that this tab follows are announced when their stream ends.
 */
export function ArrivalsWatcher() {
  const { data: unread } = useQuery(unreadQuery);
  const { data: cases } = useQuery(caseRepliesQuery);
  const { data: news } = useQuery({
    ...useNewsQuery(),
    refetchInterval: LOOK_FOR_NEWS_EVERY_MS,
    refetchIntervalInBackground: true,
  });
  useArrivals(
    unread?.items.map(({ kind, answerId, conversationId, title, failed }) => ({
      key: answerId,
      arrival: {
        kind: kind === "research" ? "research" : "answer",
        conversationId,
        title,
        state: failed ? "failed" : "complete",
      },
    })),
  );
  useArrivals(
    cases?.map(({ id, caseNumber, updatedAt }) => ({
      key: `${id} ${updatedAt}`,
      arrival: { kind: "case", id, number: caseNumber },
    })),
  );
  useArrivals(
    news?.items
      .filter(({ mustRead, acknowledged }) => mustRead && !acknowledged)
      .map(({ id, version }) => ({ key: `${id} ${version}`, arrival: { kind: "news", id } })),
  );
  usePushDevice();
  useLook();
  return null;
}

interface Arrived {
  /** Identifies the event. */
  key: string;
  arrival: Arrival;
}

function useArrivals(listed: readonly Arrived[] | undefined) {
  const { db, warn } = useLocalData();
  const known = useRef<KnownArrivals>(undefined);
  useEffect(() => {
    if (!listed) return;
    const compared = compareArrivals(known.current, listed);
    known.current = compared.known;
    const { fresh } = compared;
    if (fresh.length > 0 && document.visibilityState === "hidden")
      announce(db, fresh).catch((error) => warn("A notification was not shown.", error));
  }, [listed, warn, db]);
}

async function announce(db: LocalData["db"], fresh: readonly Arrived[]): Promise<void> {
  // Another tab is visible, and shows the same.
  if (await isLookedAt()) return;
  const { notify } = await import("../../features/settings/notify.ts");
  for (const { arrival } of fresh) await notify(db, arrival);
}

/** Also after a change of the language, which the service worker speaks. */
function usePushDevice() {
  const { db } = useLocalData();
  const { pushKey } = useConfig();
  const language = useLanguage();
  useEffect(() => {
    // Without a network, or in a browser without push services, the next start tries again.
    syncPushDevice({ db, pushKey, language }).catch(() => undefined);
  }, [db, pushKey, language]);
}

/** A person who looks at the app needs no notification of it, nor the mark that a push left on its icon. */
function useLook() {
  useEffect(() => {
    let stopLooking: (() => void) | undefined;
    const look = () => {
      stopLooking?.();
      stopLooking = undefined;
      if (document.visibilityState !== "visible") return;
      stopLooking = startLooking();
      clearNotices().catch(() => undefined);
      renewBadge();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      stopLooking?.();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
