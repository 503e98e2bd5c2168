import type { AssistantTest } from "@metatron/contract/assistants/assistant-test";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { ExpectedTools, type ToolExpectations } from "../tools/expected-tools.tsx";

export type EditedTest = Pick<AssistantTest, "id" | "question" | "facts" | "mustCall" | "mustNotCall">;

/** The contract's maximum number of facts per test. */
const MOST_FACTS = 10;

interface TestDialogProps {
  /** Null: closed. */
  test: EditedTest | null;
  onClose: () => void;
  onSave: (test: EditedTest) => Promise<void>;
}

export function TestDialog({ test, onClose, onSave }: TestDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [last, setLast] = useState<EditedTest | null>(null);
  const [question, setQuestion] = useState("");
  const [facts, setFacts] = useState("");
  const [tools, setTools] = useState<ToolExpectations>({ mustCall: [], mustNotCall: [] });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (test && test !== last) {
    setLast(test);
    setQuestion(test.question);
    setFacts(test.facts.join("\n"));
    setTools({ mustCall: test.mustCall, mustNotCall: test.mustNotCall });
    setTried(false);
  }
  const given = factsOf(facts);
  const expectsTools = tools.mustCall.length + tools.mustNotCall.length > 0;
  const isMissing = given.length === 0 && !expectsTools;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!last || question.trim() === "" || isMissing || isBusy) return;
    setBusy(true);
    await onSave({ id: last.id, question: question.trim(), facts: given, ...tools });
    setBusy(false);
  }

  return (
    <Dialog
      open={test !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("assistantTry.set.editTitle")}
      focusFirst={`#${CSS.escape(form)} textarea`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("assistantTry.set.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {t("assistantTry.set.save")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        <Field
          label={t("assistantTry.set.question")}
          {...(isTried && question.trim() === "" ? { error: t("assistantTry.set.questionMissing") } : {})}
        >
          <Textarea
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            maxLength={MAX_COMMENT_CHARS}
            minRows={2}
          />
        </Field>
        <Field
          label={t("assistantTry.set.facts")}
          hint={t("assistantTry.set.factsHint")}
          {...(isTried && isMissing ? { error: t("assistantTry.set.factsMissing") } : {})}
        >
          <Textarea value={facts} onChange={(event) => setFacts(event.currentTarget.value)} minRows={3} />
        </Field>
        <ExpectedTools expected={tools} onChange={setTools} />
      </form>
    </Dialog>
  );
}

/** One fact per line, cut to the contract's limits so that the request is not rejected. */
function factsOf(text: string): string[] {
  const lines = text.split("\n").map((line) => cutText(cleanLine(line), MAX_TITLE_CHARS));
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, MOST_FACTS);
}
