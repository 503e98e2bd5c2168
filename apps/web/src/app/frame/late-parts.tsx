import { useEffect, useState, useSyncExternalStore } from "react";
import { onMoveRequest, requestedMove, requestMove } from "../../features/chat/list/move-request.ts";
import { onTagsRequest, requestedTags, requestTags } from "../../features/chat/list/tags-request.ts";
import { onShareRequest, requestedShare, requestShare } from "../../features/chat/share/share-request.ts";
import { withTexts } from "../../lib/texts.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { loadLateParts } from "../../ui/late.ts";
import { LazySlot } from "./lazy-slot.tsx";

const loadDrawer = withTexts(["conversation", "news"], () =>
  import("../../features/news/news-drawer.tsx").then((module) => module.NewsDrawer),
);
const loadKeyHelp = () => import("../../features/help/key-help.tsx").then((module) => module.KeyHelp);
const loadAttention = () => import("./attention.tsx").then((module) => module.Attention);

const loadShare = withTexts(["shares"], () =>
  import("../../features/chat/share/share-host.tsx").then((module) => module.ShareHost),
);

const loadTags = () => import("../../features/chat/list/tags-host.tsx").then((module) => module.TagsHost);

const loadMove = withTexts(["projects"], () =>
  import("../../features/chat/list/move-host.tsx").then((module) => module.MoveHost),
);

const loadTerms = () =>
  import("../../features/glossary/explained-terms.tsx").then((module) => module.ExplainedTerms);

const loadUnread = () => import("./unread-watcher.tsx").then((module) => module.UnreadWatcher);

const loadNotices = () => import("./notices-watcher.tsx").then((module) => module.NoticesWatcher);
const loadWaiting = () => import("./waiting-watcher.tsx").then((module) => module.WaitingWatcher);
const loadCases = () => import("./case-watcher.tsx").then((module) => module.CaseWatcher);
const loadArrivals = () => import("./arrivals-watcher.tsx").then((module) => module.ArrivalsWatcher);
const loadPins = () =>
  import("../../features/assistants/pin-watcher.tsx").then((module) => module.PinWatcher);

const QUIET_MS = 2_000;

/**
 * Parts that the first page does not need: the news when opened, and unrequested dialogs once the page is
 * idle.
 */
export function LateParts() {
  const { isNewsOpen, setNewsOpen, isKeyHelpOpen, setKeyHelpOpen } = useShell();
  const isAtRest = useAtRest();
  useEffect(() => {
    if (isAtRest) loadLateParts();
  }, [isAtRest]);
  const isSharing = useSyncExternalStore(onShareRequest, requestedShare) !== null;
  const isTagging = useSyncExternalStore(onTagsRequest, requestedTags) !== null;
  const isMoving = useSyncExternalStore(onMoveRequest, requestedMove) !== null;
  return (
    <>
      <LazySlot isWanted={isMoving} load={loadMove} onFail={() => requestMove(null)} />
      <LazySlot isWanted={isTagging} load={loadTags} onFail={() => requestTags(null)} />
      <LazySlot isWanted={isNewsOpen} load={loadDrawer} onFail={() => setNewsOpen(false)} />
      <LazySlot isWanted={isKeyHelpOpen} load={loadKeyHelp} onFail={() => setKeyHelpOpen(false)} />
      <LazySlot isWanted={isSharing} load={loadShare} onFail={() => requestShare(null)} />
      <LazySlot isWanted={isAtRest} load={loadAttention} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadTerms} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadUnread} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadNotices} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadWaiting} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadCases} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadArrivals} onFail="silently" />
      <LazySlot isWanted={isAtRest} load={loadPins} onFail="silently" />
    </>
  );
}

function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
