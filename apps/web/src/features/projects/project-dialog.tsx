import type { TagColor } from "@metatron/contract/chat/constants";
import { MAX_PROJECT_NAME_CHARS } from "@metatron/contract/projects/constants";
import type { ProjectDetails } from "@metatron/contract/projects/project";
import { cleanLine } from "@metatron/text/clean-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { ColorField } from "../../shell/color-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { refreshProjects } from "./projects-query.ts";

interface ProjectDialogProps {
  /** null: a new project. */
  project: ProjectDetails | null;
  onClose: () => void;
}

/** The name and colour of a project. */
export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  // A repeated request must not make a second project.
  const [id] = useState(() => project?.id ?? crypto.randomUUID());
  const [name, setName] = useState(project?.name ?? "");
  const [color, setColor] = useState<TagColor>(project?.color ?? "chart-1");
  const clean = cleanLine(name);
  const saving = useMutation({
    mutationFn: () =>
      call("saveProject", {
        params: { id },
        body: {
          name: clean,
          color,
          instructions: project?.instructions ?? "",
          version: project?.version ?? null,
        },
      }),
    onSuccess: async () => {
      await refreshProjects(queries);
      onClose();
      if (!project) void navigate({ to: "/projects/$projectId", params: { projectId: id } });
    },
    // The page behind the form then shows the change of the other editor; the form keeps what was typed.
    onError: () => void refreshProjects(queries),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (clean !== "") saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("projects.cancel")}
      title={t(project ? "projects.editTitle" : "projects.new")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("projects.cancel")}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={saving.isPending}
            disabled={clean === ""}
          >
            {t(project ? "projects.save" : "projects.create")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-4 pb-1">
        <Field label={t("projects.name")}>
          <Input
            value={name}
            maxLength={MAX_PROJECT_NAME_CHARS}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <ColorField value={color} onChange={setColor} />
        {saving.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("projects.saveFailed", { reason: reasonOf(t, saving.error) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}
