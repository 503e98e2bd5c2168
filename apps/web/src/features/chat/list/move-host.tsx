import { tagKey } from "@metatron/contract/chat/tag-key";
import type { Project } from "@metatron/contract/projects/project";
import { useQuery } from "@tanstack/react-query";
import { FolderMinus } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { TagDot } from "../../../shell/tag-dot.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { projectsQuery } from "../../projects/projects-query.ts";
import { useChat } from "../use-chat.ts";
import { onMoveRequest, requestedMove, requestMove } from "./move-request.ts";
import { useMoveConversations } from "./use-move-conversations.ts";

/** The dialog that moves one or more conversations into a project, or out of it. */
export function MoveHost() {
  const ids = useSyncExternalStore(onMoveRequest, requestedMove);
  return ids && <MoveDialog key={ids.join()} ids={ids} />;
}

function MoveDialog({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { db } = useChat();
  const moveConversations = useMoveConversations();
  const all = useLive(db, listConversations, []);
  // A project that was just created or shared must be among them.
  const projects = useQuery({ ...projectsQuery(db), refetchOnMount: "always" });
  const [typed, setTyped] = useState("");
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return all.state === "ready" ? all.value.filter(({ id }) => wanted.has(id)) : [];
  }, [all, ids]);
  if (all.state === "loading") return null;

  function move(project: Project | null) {
    requestMove(null);
    void moveConversations(
      chosen.map(({ id }) => id),
      project,
    );
  }

  const [first] = chosen;
  const sought = tagKey(typed);
  const fillable = (projects.data ?? []).filter(({ role }) => role !== "reader");
  const found = fillable.filter(({ name }) => tagKey(name).includes(sought));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && requestMove(null)}
      title={
        chosen.length === 1 && first
          ? t("projects.move.titleOne", { title: first.title || t("list.untitled") })
          : t("projects.move.titleMany", { count: chosen.length })
      }
      closeLabel={t("projects.move.close")}
    >
      <div className="grid gap-3 pb-6">
        {fillable.length > 0 && (
          <Field label={t("projects.move.search")}>
            <Input
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                const [only] = found;
                if (event.key !== "Enter" || event.nativeEvent.isComposing || !only) return;
                event.preventDefault();
                move(only);
              }}
            />
          </Field>
        )}
        {projects.isError && !projects.data && (
          <LoadFailure
            title={t("projects.listFailed")}
            error={projects.error}
            onRetry={() => void projects.refetch()}
          />
        )}
        {projects.data && fillable.length === 0 && (
          <p className="text-sm text-text-subtle">{t("projects.move.none")}</p>
        )}
        <ul aria-label={t("projects.move.list")} className="max-h-72 overflow-y-auto">
          {found.map((project) => (
            <li key={project.id} className="border-b border-border last:border-0">
              <button
                type="button"
                onClick={() => move(project)}
                className="flex min-h-10 w-full items-center gap-2.5 rounded-sm px-1 text-left -outline-offset-2 hover:bg-surface-hover pointer-coarse:min-h-touch"
              >
                <TagDot color={project.color} className="size-2.5" />
                <span className="min-w-0 flex-1 truncate">{project.name}</span>
                {project.members > 1 && (
                  <span className="flex-none text-xs text-text-subtle">
                    {t("projects.move.shared", { count: project.members - 1 })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        {chosen.some(({ projectId }) => projectId) && (
          <Button variant="soft" className="justify-start!" onClick={() => move(null)}>
            <FolderMinus />
            {t("projects.move.out")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
