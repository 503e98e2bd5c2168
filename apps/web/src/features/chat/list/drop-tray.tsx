import type { Project } from "@metatron/contract/projects/project";
import { useQuery } from "@tanstack/react-query";
import { FolderMinus } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { TagDot } from "../../../shell/tag-dot.tsx";
import { cx } from "../../../ui/cx.ts";
import { projectsQuery } from "../../projects/projects-query.ts";
import { useChat } from "../use-chat.ts";
import { useMoveConversations } from "./use-move-conversations.ts";

interface DropTrayProps {
  /** The rows that the person drags. */
  rows: readonly ConversationRow[];
  onDropped: () => void;
}

/** The projects that dragged conversations can be dropped on; shown over the list while a row is dragged. */
export function DropTray({ rows, onDropped }: DropTrayProps) {
  const { t } = useTranslation();
  const { db } = useChat();
  const { data } = useQuery(projectsQuery(db));
  const move = useMoveConversations();
  const fillable = data?.filter(({ role }) => role !== "reader");

  function drop(project: Project | null) {
    onDropped();
    void move(
      rows.map(({ id }) => id),
      project,
    );
  }

  return (
    <div className="absolute inset-x-2 bottom-2 z-10 flex max-h-[70%] flex-col gap-1 overflow-x-hidden overflow-y-auto rounded-lg border border-border bg-surface p-2 shadow-3">
      <p className="px-2 py-1 text-xs text-text-muted">{t("projects.move.drop")}</p>
      {fillable?.length === 0 && <p className="px-2 pb-1 text-sm">{t("projects.move.none")}</p>}
      {fillable?.map((project) => (
        <Target key={project.id} onDrop={() => drop(project)}>
          <TagDot color={project.color} className="size-2.5" />
          <span className="min-w-0 flex-1 truncate">{project.name}</span>
        </Target>
      ))}
      {rows.some(({ projectId }) => projectId) && (
        <Target onDrop={() => drop(null)}>
          <FolderMinus className="size-4" />
          {t("projects.move.out")}
        </Target>
      )}
    </div>
  );
}

function Target({ onDrop, children }: { onDrop: () => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  function handleDrop(event: DragEvent) {
    // A dropped link would open.
    event.preventDefault();
    onDrop();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the menu and the key M do the same.
    <div
      data-drop-project
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      className={cx(
        // A drag that enters a child leaves the target: the children take no part in it.
        "flex min-h-10 w-full min-w-0 flex-none items-center gap-2.5 rounded-md px-2 *:pointer-events-none",
        isOver ? "bg-accent-soft" : "bg-surface-sunken",
      )}
    >
      {children}
    </div>
  );
}
