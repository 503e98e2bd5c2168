import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useChat } from "../../features/chat/use-chat.ts";
import { useNewsQuery } from "../../features/news/news-query.ts";
import { loadWhenOnline } from "../../lib/load-when-online.ts";
import { withTexts } from "../../lib/texts.ts";

const MustReadDialog = lazy(
  loadWhenOnline(
    withTexts(["conversation", "news"], () =>
      import("../../features/news/must-read-dialog.tsx").then((module) => ({
        default: module.MustReadDialog,
      })),
    ),
  ),
);
const TourOffer = lazy(
  loadWhenOnline(
    withTexts(["tour"], () =>
      import("../../features/tour/tour-offer.tsx").then((module) => ({ default: module.TourOffer })),
    ),
  ),
);

/**
 * Dialogs that open without being requested, one at a time: notices that must be read, then the offer of a
 * tour.
 */
export function Attention() {
  const { data: news, isPending } = useQuery(useNewsQuery());
  const notices = news?.items.filter(({ mustRead, acknowledged }) => mustRead && !acknowledged) ?? [];
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  const [notice] = notices.filter(({ id }) => !postponed.includes(id));
  const isAsked = useAskedOnce(notice?.id);
  if (isPending) return null;
  return (
    <Suspense fallback={null}>
      {notice && isAsked && (
        <MustReadDialog
          key={notice.id}
          item={notice}
          onPostpone={() => setPostponed([...postponed, notice.id])}
        />
      )}
      {!notice && <TourOffer />}
    </Suspense>
  );
}

/** True once the notice can be shown without interrupting the person. */
function useAskedOnce(id: string | undefined): boolean {
  const { live } = useChat();
  const { pathname } = useLocation();
  // Administrators write notices there, so no notice is shown on those pages.
  const isWaiting = id !== undefined && !pathname.startsWith("/admin");
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!isWaiting || asked === id) return;
    const look = () => {
      if (!live.isGrowing() && !isTyping() && !hasLayer()) setAsked(id);
    };
    // When a layer closes, the focus leaves it before it is unmounted.
    const lookSoon = () => setTimeout(look);
    look();
    const stopLive = live.subscribe(look);
    for (const event of EVENTS) document.addEventListener(event, lookSoon);
    return () => {
      stopLive();
      for (const event of EVENTS) document.removeEventListener(event, lookSoon);
    };
  }, [isWaiting, asked, id, live]);
  return id !== undefined && asked === id;
}

const EVENTS = ["focusin", "focusout", "input"];

/** An empty field does not count: there is nothing to interrupt. */
function isTyping(): boolean {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== "";
  return field instanceof HTMLElement && field.isContentEditable;
}

const hasLayer = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
