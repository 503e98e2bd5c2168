import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { TagDot } from "../../shell/tag-dot.tsx";
import { projectsQuery } from "./projects-query.ts";

/** Says in which project the next conversation starts, and lets the person start it outside. */
export function ProjectLine({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { data } = useQuery(projectsQuery(db));
  const project = data?.find(({ id }) => id === projectId);
  if (!project) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-text-muted">
      <TagDot color={project.color} className="size-2.5" />
      <Link to="/projects/$projectId" params={{ projectId }} className="min-w-0 truncate underline">
        {t("projects.startsIn", { name: project.name })}
      </Link>
      <Link
        to="/chat"
        aria-label={t("projects.startOutside")}
        className="grid size-6 flex-none place-items-center rounded-sm hover:bg-surface-hover pointer-coarse:size-touch"
      >
        <X className="size-4" />
      </Link>
    </p>
  );
}
