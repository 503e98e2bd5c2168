import type { InstructionsRequest } from "@metatron/contract/assistants/assistant";
import {
  type CostarSection,
  costarSections,
  MAX_DESCRIPTION_CHARS,
} from "@metatron/contract/assistants/constants";
import { ChevronRight } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { type CostarTexts, noCostar } from "./costar.ts";

interface GeneratorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** False: the generator has only the answers of the questionnaire. */
  hasModel: boolean;
  onGenerate: (request: InstructionsRequest) => void;
}

/** One sentence, or six optional questions. */
export function GeneratorDialog({ open, onOpenChange, hasModel, onGenerate }: GeneratorDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [brief, setBrief] = useState("");
  const [answers, setAnswers] = useState<CostarTexts>(noCostar);
  const [isTried, setTried] = useState(false);
  const given = costarSections.filter((section) => answers[section].trim() !== "");
  const hasNothing = brief.trim() === "" && given.length === 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (hasNothing) return;
    onOpenChange(false);
    onGenerate({
      ...(brief.trim() === "" ? {} : { brief: brief.trim() }),
      ...(given.length > 0
        ? { answers: Object.fromEntries(given.map((section) => [section, answers[section].trim()])) }
        : {}),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t("assistantEditor.generator.title")}
      description={t(hasModel ? "assistantEditor.generator.text" : "assistantEditor.generator.noModel")}
      focusFirst={`#${CSS.escape(form)} textarea`}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t("assistantEditor.generator.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary">
            {t("assistantEditor.generator.start")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-4 pb-1">
        <Field
          label={t("assistantEditor.generator.brief")}
          {...(isTried && hasNothing ? { error: t("assistantEditor.generator.briefMissing") } : {})}
        >
          <Textarea
            value={brief}
            onChange={(event) => setBrief(event.currentTarget.value)}
            placeholder={t("assistantEditor.generator.briefExample")}
            maxLength={MAX_DESCRIPTION_CHARS}
            minRows={2}
          />
        </Field>
        <details open={!hasModel} className="group">
          <summary className="flex min-h-control-sm list-none items-center gap-1.5 text-sm font-medium text-accent-text pointer-coarse:min-h-touch">
            <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
            {t("assistantEditor.generator.questions")}
          </summary>
          <div className="mt-3 grid gap-3">
            {costarSections.map((section) => (
              <Answer
                key={section}
                section={section}
                value={answers[section]}
                onChange={(text) => setAnswers((before) => ({ ...before, [section]: text }))}
              />
            ))}
          </div>
        </details>
      </form>
    </Dialog>
  );
}

interface AnswerProps {
  section: CostarSection;
  value: string;
  onChange: (text: string) => void;
}

function Answer({ section, value, onChange }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <Field label={t(`assistantEditor.generator.question.${section}`)}>
      <Textarea
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={MAX_DESCRIPTION_CHARS}
        minRows={1}
        maxRows={4}
      />
    </Field>
  );
}
