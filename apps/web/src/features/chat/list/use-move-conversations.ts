import type { Project } from "@metatron/contract/projects/project";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/use-translation.ts";
import { changeConversations } from "../../../local-db/conversations.ts";
import { toast } from "../../../ui/toast.ts";
import { refreshProjects } from "../../projects/projects-query.ts";
import { useChat } from "../use-chat.ts";

/** Moves conversations into a project, or out of theirs; also without a network. */
export function useMoveConversations() {
  const { t } = useTranslation();
  const { db, sync } = useChat();
  const queries = useQueryClient();
  return async (ids: readonly string[], project: Project | null) => {
    await changeConversations(db, {
      changes: ids.map((id) => ({ id, patch: { projectId: project?.id ?? null } })),
      now: new Date(),
    });
    toast({ text: project ? t("projects.move.done", { name: project.name }) : t("projects.move.doneOut") });
    // The counts of the projects change once the server knows.
    void sync.wake().then(() => refreshProjects(queries));
  };
}
