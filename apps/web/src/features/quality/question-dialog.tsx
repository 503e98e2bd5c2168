import type { AssistantTest, TestFields } from "@metatron/contract/assistants/assistant-test";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { ExpectedTools, type ToolExpectations } from "../tools/expected-tools.tsx";
import { QUALITY_KEY } from "./quality-queries.ts";

/** The contract's maximum number of facts per question. */
const MOST_FACTS = 10;

export interface EditedQuestion extends AssistantTest {
  /** The suggestion that the question is based on. */
  suggestionId?: string;
}

export const newQuestion = (fields: Partial<EditedQuestion> = {}): EditedQuestion => ({
  id: crypto.randomUUID(),
  question: "",
  facts: [],
  document: null,
  mustRefuse: false,
  mustCall: [],
  mustNotCall: [],
  ...fields,
});

interface QuestionDialogProps {
  assistantId: string;
  question: EditedQuestion;
  onClose: () => void;
}

/** A question with the expectations about its answer. */
export function QuestionDialog({ assistantId, question: given, onClose }: QuestionDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useId();
  const [question, setQuestion] = useState(given.question);
  const [facts, setFacts] = useState(given.facts.join("\n"));
  const [document, setDocument] = useState(given.document ?? "");
  const [mustRefuse, setMustRefuse] = useState(given.mustRefuse);
  const [tools, setTools] = useState<ToolExpectations>({
    mustCall: given.mustCall,
    mustNotCall: given.mustNotCall,
  });
  const [isTried, setTried] = useState(false);
  const isMissing = question.trim() === "";
  const saving = useMutation({
    mutationFn: (body: TestFields) =>
      call("saveTest", { params: { assistant_id: assistantId, test_id: given.id }, body }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: QUALITY_KEY });
      toast({ text: t("quality.saved") });
      onClose();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || saving.isPending) return;
    saving.mutate({
      question: question.trim(),
      facts: mustRefuse ? [] : factsOf(facts),
      document: mustRefuse ? null : cleanLine(document) || null,
      mustRefuse,
      ...tools,
      ...(given.suggestionId ? { suggestionId: given.suggestionId } : {}),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("quality.questionTitle")}
      closeLabel={t("quality.cancel")}
      focusFirst={`#${CSS.escape(form)} textarea`}
      footer={
        <>
          <Button onClick={onClose}>{t("quality.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            {t("quality.save")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-4">
        <Field
          label={t("quality.question")}
          {...(isTried && isMissing ? { error: t("quality.questionMissing") } : {})}
        >
          <Textarea
            minRows={2}
            maxRows={8}
            maxLength={MAX_COMMENT_CHARS}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
        <Checkbox checked={mustRefuse} onCheckedChange={setMustRefuse}>
          {t("quality.mustRefuseLabel")}
        </Checkbox>
        {!mustRefuse && (
          <>
            <Field label={t("quality.document")} hint={t("quality.documentHint")}>
              <Input
                value={document}
                maxLength={MAX_TITLE_CHARS}
                onChange={(event) => setDocument(event.currentTarget.value)}
              />
            </Field>
            <Field label={t("quality.facts")} hint={t("quality.factsHint")}>
              <Textarea
                minRows={3}
                maxRows={8}
                value={facts}
                onChange={(event) => setFacts(event.currentTarget.value)}
              />
            </Field>
          </>
        )}
        <ExpectedTools expected={tools} onChange={setTools} />
        {saving.isError && (
          <Notice tone="danger">{t("quality.failed", { reason: reasonOf(t, saving.error) })}</Notice>
        )}
      </form>
    </Dialog>
  );
}

/** One fact per line, cut to the contract's limits so that the request is not rejected. */
function factsOf(text: string): string[] {
  const lines = text.split("\n").map((line) => cutText(cleanLine(line), MAX_TITLE_CHARS));
  return [...new Set(lines.filter(Boolean))].slice(0, MOST_FACTS);
}
