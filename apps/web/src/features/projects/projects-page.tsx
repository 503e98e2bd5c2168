import type { Project } from "@metatron/contract/projects/project";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { TagDot } from "../../shell/tag-dot.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { projectsQuery } from "./projects-query.ts";

/** The person's own projects, and those that others share with them. */
export function ProjectsPage() {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const add = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus />
      {t("projects.new")}
    </Button>
  );
  return (
    <Page title={t("shell.projects")} tools={add} width="column">
      <p className="mb-3 max-w-measure text-text-muted">{t("projects.lede")}</p>
      <ProjectList />
      {isCreating && <ProjectDialog project={null} onClose={() => setCreating(false)} />}
    </Page>
  );
}

function ProjectList() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const list = useQuery(projectsQuery(db));
  if (list.isPending)
    return (
      <SkeletonGroup label={t("projects.loading")} className="grid gap-6 pt-5">
        {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!list.data)
    return (
      <LoadFailure title={t("projects.listFailed")} error={list.error} onRetry={() => void list.refetch()} />
    );
  if (list.data.length === 0)
    return (
      <EmptyState title={t("projects.empty")} description={t("projects.emptyText")} className="flex-1" />
    );
  const own = list.data.filter(({ role }) => role === "owner");
  const shared = list.data.filter(({ role }) => role !== "owner");
  return (
    <div className="grid max-w-column gap-8">
      <Group title={t("projects.own")} items={own} />
      <Group title={t("projects.shared")} items={shared} />
    </div>
  );
}

function Group({ title, items }: { title: string; items: readonly Project[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-sm font-medium text-text-subtle">{title}</h2>
      <ul>
        {items.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { id, name, color, role, owner, members, conversations, files } = project;
  return (
    <li className="border-b border-border py-3.5">
      <div className="flex items-center gap-2.5">
        <TagDot color={color} className="size-2.5" />
        <Link
          to="/projects/$projectId"
          params={{ projectId: id }}
          className="min-w-0 font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2.5 pl-5 text-xs text-text-subtle">
        {owner && <span>{t("projects.ownedBy", { name: owner })}</span>}
        {role !== "owner" && <span>{t(`projects.youAre.${role}`)}</span>}
        <span>{t("projects.conversationCount", { count: conversations })}</span>
        <span>{t("projects.fileCount", { count: files })}</span>
        <span>{t("projects.memberCount", { count: members })}</span>
      </p>
    </li>
  );
}
