import type { ProjectConversationCopy } from "@metatron/contract/projects/project";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { codeOf, reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLocalData } from "../../../local-db/local-data.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { orStored } from "../../../shell/or-stored.ts";
import { Page } from "../../../shell/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.ts";
import { PROJECTS_KEY, projectsQuery } from "../../projects/projects-query.ts";
import { ConversationSkeleton } from "../conversation/conversation-skeleton.tsx";
import { SharedTurns } from "./shared-turns.tsx";

/** Another member's conversation in a project. */
export function ProjectConversationPage() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { projectId, conversationId } = useParams({ from: "/shell/projects/$projectId/$conversationId" });
  const copy = useQuery({
    queryKey: [...PROJECTS_KEY, "conversation", projectId, conversationId],
    queryFn: ({ signal }): Promise<ProjectConversationCopy> =>
      orStored({
        db,
        key: `project-conversation:${conversationId}`,
        load: () => call("readProjectConversation", { params: { id: projectId, conversationId }, signal }),
        signal,
      }),
    // Offline the stored copy is read, so the query must run there too.
    networkMode: "always",
    retry: false,
  });
  if (copy.isPending) return <ConversationSkeleton />;
  const isMissing = copy.error !== null && ["not_found", "validation_failed"].includes(codeOf(copy.error));
  if (copy.data && !isMissing) return <Shown copy={copy.data} projectId={projectId} />;
  return (
    <Page title={t("shell.projects")}>
      {isMissing ? (
        <EmptyState
          title={t("projects.missing")}
          description={t("projects.missingText")}
          action={
            <Button asChild>
              <Link to="/projects">{t("projects.all")}</Link>
            </Button>
          }
          className="flex-1"
        />
      ) : (
        <LoadFailure
          title={t("projects.openFailed")}
          error={copy.error ?? new Error("no conversation")}
          onRetry={() => void copy.refetch()}
        />
      )}
    </Page>
  );
}

function Shown({ copy, projectId }: { copy: ProjectConversationCopy; projectId: string }) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const navigate = useNavigate();
  const { data: projects } = useQuery(projectsQuery(db));
  const project = projects?.find(({ id }) => id === projectId);
  // A repeated request must not make a second conversation.
  const [conversationId] = useState(() => crypto.randomUUID());
  const copying = useMutation({
    mutationFn: () =>
      call("copyProjectConversation", {
        params: { id: projectId, conversationId: copy.id },
        body: { conversationId },
      }),
    onSuccess: () => navigate({ to: "/chat/$conversationId", params: { conversationId } }),
    onError: (error) => toast({ text: t("projects.goOnFailed", { reason: reasonOf(t, error) }) }),
  });
  const messages = copy.messages.map((message) =>
    message.role === "user" && copy.isShared
      ? { ...message, askedBy: message.askedBy ?? copy.author }
      : message,
  );
  return (
    <Page
      title={copy.title || t("list.untitled")}
      width="column"
      tools={
        <Button variant="primary" busy={copying.isPending} onClick={() => copying.mutate()}>
          <MessageSquarePlus />
          {t("projects.goOn")}
        </Button>
      }
    >
      <p className="max-w-column text-sm text-text-muted">
        <Link to="/projects/$projectId" params={{ projectId }} className="underline">
          {t("projects.readBy", { name: copy.author, project: project?.name ?? "…" })}
        </Link>
      </p>
      <SharedTurns conversationId={copy.id} messages={messages} />
    </Page>
  );
}
