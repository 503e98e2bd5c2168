import type { BackgroundKind } from "@metatron/contract/unread-answers/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { call } from "../../api/call.ts";
import { useChat } from "../../features/chat/use-chat.ts";
import { researchQuery } from "../../features/research/research-query.ts";
import { unreadQuery } from "../../features/unread-answers/unread-query.ts";
import { cutTitle } from "../../lib/cut-title.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";
import { hasLayer } from "./has-layer.ts";

/** Announces answers that were written in the background, and marks those that are opened as read. */
export function UnreadWatcher() {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useQuery(unreadQuery);
  const unread = data?.items;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { sync } = useChat();
  const { pathname } = useLocation();
  const { data: research } = useQuery(researchQuery);
  const running = research?.items.map(({ answerId }) => answerId).join() ?? "";
  const announced = useRef(new Set<string>());
  const open = unread?.find(({ conversationId }) => pathname === `/chat/${conversationId}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each fetch looks again whether a dialog is still open.
  useEffect(() => {
    const fresh = unread?.filter(({ answerId }) => !announced.current.has(answerId)) ?? [];
    if (fresh.length === 0 || hasLayer()) return;
    for (const { answerId } of fresh) announced.current.add(answerId);
    // The conversation, or its newest messages, are not in the local copy yet.
    void sync.refresh();
    const [newest] = fresh.filter(({ conversationId }) => pathname !== `/chat/${conversationId}`);
    if (!newest) return;
    const { conversationId } = newest;
    const title = cutTitle(newest.title);
    toast({
      text: t(`shell.${ANNOUNCED[newest.kind][newest.failed ? "failed" : "ready"]}`, { title }),
      action: {
        label: t("shell.openAnswer"),
        onAction: () => void navigate({ to: "/chat/$conversationId", params: { conversationId } }),
      },
    });
  }, [unread, dataUpdatedAt, pathname, sync, navigate, t]);

  // A deep search that is no longer in progress has left its mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list looks again.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }, [running, queries]);

  useEffect(() => {
    if (!open) return;
    const { conversationId } = open;
    queries.setQueryData(
      unreadQuery.queryKey,
      (all) =>
        all && {
          items: all.items.filter((each) => each.conversationId !== conversationId),
          waiting: all.waiting,
        },
    );
    // If the request fails, the mark returns with the next fetch and is removed again.
    call("markAnswersRead", { params: { id: conversationId } }).catch(() => undefined);
  }, [open, queries]);
  return null;
}

const ANNOUNCED = {
  schedule: { ready: "answerReady", failed: "answerFailed" },
  research: { ready: "reportReady", failed: "reportFailed" },
} as const satisfies Record<BackgroundKind, object>;
