import type { Project } from "@metatron/contract/projects/project";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocalData } from "../../../local-db/local-data.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { projectsQuery } from "../../projects/projects-query.ts";

/** The person's projects by id. Nothing is asked for people whose conversations are in no project. */
export function useRowProjects(rows: readonly ConversationRow[]): ReadonlyMap<string, Project> {
  const { db } = useLocalData();
  const isWanted = useMemo(() => rows.some(({ projectId }) => projectId), [rows]);
  const { data } = useQuery({ ...projectsQuery(db), enabled: isWanted });
  return useMemo(() => new Map(data?.map((project) => [project.id, project])), [data]);
}
