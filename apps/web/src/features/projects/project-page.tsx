import type { ProjectDetails } from "@metatron/contract/projects/project";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { LogOut, Pencil, SquarePen, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { TagDot } from "../../shell/tag-dot.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import { ConversationsSection } from "./conversations-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { InstructionsSection } from "./instructions-section.tsx";
import { MembersSection } from "./members-section.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { type ProjectSection, projectSections } from "./project-sections.ts";
import { projectQuery, refreshProjects } from "./projects-query.ts";

export function ProjectPage() {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: "/shell/projects/$projectId" });
  const { db } = useLocalData();
  const project = useQuery(projectQuery(db, projectId));
  if (project.isPending) return <PageLoading />;
  if (project.data && !isGone(project.error)) return <Shown key={projectId} project={project.data} />;
  return (
    <Page title={t("shell.projects")}>
      {isGone(project.error) ? (
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
          error={project.error ?? new Error("no project")}
          onRetry={() => void project.refetch()}
        />
      )}
    </Page>
  );
}

/** Deleted, no longer for this person, or an id of something else. */
const isGone = (error: Error | null) =>
  error !== null && ["not_found", "validation_failed"].includes(codeOf(error));

function Shown({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { section = "conversations" } = useSearch({ from: "/shell/projects/$projectId" });
  const [isEditing, setEditing] = useState(false);
  const { id, name, color, role } = project;
  const mayFill = role !== "reader";
  const tools = mayFill && (
    <Button asChild variant="primary">
      <Link to="/chat" search={{ project: id }}>
        <SquarePen />
        {t("projects.ask")}
      </Link>
    </Button>
  );
  return (
    <Page title={name} tools={tools} width="column">
      <div className="mb-2 flex max-w-column items-center gap-2 text-sm text-text-muted">
        <TagDot color={color} className="size-2.5" />
        <p className="min-w-0 flex-1">
          {project.owner
            ? t("projects.sharedLine", { name: project.owner, role: t(`projects.roles.${role}`) })
            : t("projects.memberCount", { count: project.members })}
        </p>
        {mayFill && (
          <IconButton size="sm" label={t("projects.edit")} onClick={() => setEditing(true)}>
            <Pencil />
          </IconButton>
        )}
        <Leaving project={project} />
      </div>
      <Tabs
        value={section}
        onValueChange={(next: ProjectSection) =>
          void navigate({
            to: "/projects/$projectId",
            params: { projectId: id },
            search: next === "conversations" ? {} : { section: next },
            replace: true,
          })
        }
        className="flex max-w-column flex-1 flex-col"
      >
        <TabList label={name}>
          {projectSections.map((each) => (
            <Tab key={each} value={each}>
              {t(`projects.sections.${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={section} className="flex flex-1 flex-col pt-4">
          {section === "conversations" && <ConversationsSection project={project} />}
          {section === "files" && <FilesSection project={project} />}
          {section === "instructions" && <InstructionsSection key={id} project={project} />}
          {section === "members" && <MembersSection project={project} />}
        </TabPanel>
      </Tabs>
      {isEditing && <ProjectDialog project={project} onClose={() => setEditing(false)} />}
    </Page>
  );
}

/** Leaving and deleting, each with what happens to whose things. */
function Leaving({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, name, role, people, files, conversations } = project;
  const mine = people.find(({ isMe }) => isMe)?.conversations ?? 0;
  const others = conversations - mine;
  const isLastOwner = people.filter((each) => each.role === "owner" && each.joined).length < 2;
  const ending = useMutation({
    mutationFn: (how: "leave" | "delete") =>
      how === "leave" ? call("leaveProject", { params: { id } }) : call("deleteProject", { params: { id } }),
    onSuccess: async (_done, how) => {
      toast({ text: t(how === "leave" ? "projects.left" : "projects.deleted", { name }) });
      await navigate({ to: "/projects" });
      await refreshProjects(queries);
    },
    onError: (error) => toast({ text: t("projects.failed", { reason: reasonOf(t, error) }) }),
  });
  async function askAndEnd(how: "leave" | "delete") {
    const answer = await confirm({
      title: t(how === "leave" ? "projects.leaveTitle" : "projects.deleteTitle", { name }),
      description:
        how === "leave"
          ? t("projects.leaveText", { count: mine })
          : t("projects.deleteText", {
              mine: t("projects.conversationCount", { count: mine }),
              others: t("projects.conversationCount", { count: others }),
              files: t("projects.fileCount", { count: files }),
            }),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t(how === "leave" ? "projects.leave" : "projects.delete") },
    });
    if (answer === "ok") ending.mutate(how);
  }
  return (
    <>
      {!(role === "owner" && isLastOwner) && (
        <IconButton size="sm" label={t("projects.leave")} onClick={() => void askAndEnd("leave")}>
          <LogOut />
        </IconButton>
      )}
      {role === "owner" && (
        <IconButton
          size="sm"
          label={t("projects.delete")}
          className="text-danger-text!"
          onClick={() => void askAndEnd("delete")}
        >
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}
