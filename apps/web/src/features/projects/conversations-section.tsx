import type { ProjectConversation, ProjectDetails } from "@metatron/contract/projects/project";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { momentOf } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { projectConversationsQuery } from "./projects-query.ts";

/** The conversations of every member. */
export function ConversationsSection({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const list = useInfiniteQuery(projectConversationsQuery(db, project.id));
  if (list.isPending)
    return (
      <SkeletonGroup label={t("projects.loading")} className="grid gap-4 pt-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </SkeletonGroup>
    );
  if (!list.data)
    return (
      <LoadFailure title={t("projects.listFailed")} error={list.error} onRetry={() => void list.refetch()} />
    );
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        title={t("projects.noConversations")}
        description={t(
          project.role === "reader" ? "projects.noConversationsReader" : "projects.noConversationsText",
        )}
        className="flex-1"
      />
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} projectId={project.id} isShared={project.members > 1} />
        ))}
      </ul>
      <MoreButton query={list} className="mt-4 self-start">
        {t("projects.more")}
      </MoreButton>
    </>
  );
}

interface RowProps {
  item: ProjectConversation;
  projectId: string;
  isShared: boolean;
}

function Row({ item, projectId, isShared }: RowProps) {
  const { t, i18n } = useTranslation();
  const { id, title, emoji, isMine, author, lastMessageAt } = item;
  const name = title || t("list.untitled");
  const look = "min-w-0 flex-1 wrap-anywhere font-medium hover:underline";
  return (
    <li className="flex items-baseline gap-2.5 border-b border-border py-3">
      <span aria-hidden="true" className="w-5 flex-none text-center">
        {emoji ?? <MessageSquare className="inline text-text-subtle" />}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        {isMine ? (
          <Link to="/chat/$conversationId" params={{ conversationId: id }} className={look}>
            {name}
          </Link>
        ) : (
          <Link
            to="/projects/$projectId/$conversationId"
            params={{ projectId, conversationId: id }}
            className={look}
          >
            {name}
          </Link>
        )}
        <p className="text-xs text-text-subtle">
          {isShared && <span>{isMine ? t("projects.you") : author} · </span>}
          {momentOf(lastMessageAt, i18n.language)}
        </p>
      </div>
    </li>
  );
}
