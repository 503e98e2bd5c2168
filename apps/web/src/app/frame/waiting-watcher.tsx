import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useConversations } from "../../features/chat/list/use-conversations.ts";
import { useChat } from "../../features/chat/use-chat.ts";
import { unreadQuery } from "../../features/unread-answers/unread-query.ts";
import { cutTitle } from "../../lib/cut-title.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { readConversation } from "../../local-db/conversations.ts";
import { setTitleBadge } from "../../shell/use-page-title.ts";
import { toast } from "../../ui/toast.ts";
import { hasLayer } from "./has-layer.ts";

/**
 * Announces answers that wait for the person elsewhere: in another conversation, in a hidden tab or on another
 * device. The window's title and the icon of the installed app have their number.
 */
export function WaitingWatcher() {
  const { t } = useTranslation();
  const { db } = useChat();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === "visible");
  const { waiting: here } = useConversations(db);
  const { data, dataUpdatedAt } = useQuery(unreadQuery);
  const waiting = useMemo(
    () => new Set([...here, ...(data?.waiting ?? []).map(({ conversationId }) => conversationId)]),
    [here, data],
  );
  const announced = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that waits here or no longer does changes the server's list.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }, [here, queries]);

  const isShown = (id: string) => isVisible && pathname === `/chat/${id}`;
  const elsewhere = [...waiting].filter((id) => !isShown(id));
  const count = elsewhere.length;
  useEffect(() => {
    setTitleBadge(count);
    return () => setTitleBadge(0);
  }, [count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each fetch looks again whether a dialog is still open.
  useEffect(() => {
    for (const id of announced.current) if (!waiting.has(id)) announced.current.delete(id);
    for (const id of waiting) {
      if (announced.current.has(id) || (isVisible && hasLayer())) continue;
      announced.current.add(id);
      if (isVisible && pathname === `/chat/${id}`) continue;
      void announce(id);
    }

    async function announce(conversationId: string) {
      const listed = data?.waiting.find((each) => each.conversationId === conversationId)?.title;
      const title = listed ?? (await readConversation(db, conversationId))?.title ?? "";
      if (document.visibilityState === "hidden") {
        const { notify } = await import("../../features/settings/notify.ts");
        return notify(db, { kind: "answer", conversationId, title, state: "waits" });
      }
      toast({
        text: t("shell.answerWaits", { title: cutTitle(title) }),
        action: {
          label: t("shell.openAnswer"),
          onAction: () => void navigate({ to: "/chat/$conversationId", params: { conversationId } }),
        },
      });
    }
  }, [waiting, data, dataUpdatedAt, isVisible, pathname, db, navigate, t]);
  return null;
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
