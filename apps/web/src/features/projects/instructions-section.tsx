import { MAX_PROJECT_INSTRUCTIONS_CHARS } from "@metatron/contract/projects/constants";
import type { ProjectDetails } from "@metatron/contract/projects/project";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { refreshProjects } from "./projects-query.ts";

/** What every answer in the project follows. A change of another editor is shown beside what was typed. */
export function InstructionsSection({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, name, color, role } = project;
  const [text, setText] = useState(project.instructions);
  // The version that the person has seen; it grows only with a save or a shown conflict.
  const [seen, setSeen] = useState({ version: project.version, instructions: project.instructions });
  const [theirs, setTheirs] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: () =>
      call("saveProject", {
        params: { id },
        body: { name, color, instructions: text, version: seen.version },
      }),
    onSuccess: async ({ version, instructions }) => {
      setSeen({ version, instructions });
      setTheirs(null);
      toast({ text: t("projects.saved") });
      await refreshProjects(queries);
    },
    onError: async (error) => {
      if (codeOf(error) !== "version_conflict") return;
      const now = await call("readProject", { params: { id } });
      setTheirs(now.instructions);
      setSeen({ version: now.version, instructions: now.instructions });
      await refreshProjects(queries);
    },
  });
  if (role === "reader")
    return (
      <p className="max-w-measure wrap-anywhere whitespace-pre-wrap text-text-muted">
        {project.instructions || t("projects.noInstructions")}
      </p>
    );
  const isChanged = text !== seen.instructions;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) saving.mutate();
      }}
    >
      <Field label={t("projects.instructions")} hint={t("projects.instructionsHint")}>
        <Textarea
          value={text}
          maxLength={MAX_PROJECT_INSTRUCTIONS_CHARS}
          minRows={6}
          maxRows={18}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      {saving.error && (
        <p role="alert" className="text-sm text-danger-text">
          {codeOf(saving.error) === "not_found"
            ? t("projects.removedWhileTyping")
            : t("projects.saveFailed", { reason: reasonOf(t, saving.error) })}
        </p>
      )}
      {theirs !== null && (
        <div className="rounded-md bg-surface-sunken px-3 py-2.5 text-sm">
          <p className="font-medium">{t("projects.theirs")}</p>
          <p className="mt-1 max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
            {theirs || t("projects.noInstructions")}
          </p>
        </div>
      )}
      <Button
        variant="primary"
        type="submit"
        className="justify-self-start"
        busy={saving.isPending}
        disabled={!isChanged}
      >
        {t("projects.save")}
      </Button>
    </form>
  );
}
