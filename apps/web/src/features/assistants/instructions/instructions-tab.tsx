import {
  type CostarSection,
  costarSections,
  MAX_INSTRUCTIONS_CHARS,
} from "@metatron/contract/assistants/constants";
import { type Language, languages } from "@metatron/contract/enums";
import type { Model } from "@metatron/contract/status/status";
import { WandSparkles } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Horizon } from "../../../ui/horizon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { Editor } from "../editor/use-editor.ts";
import { type CostarTexts, noCostar, readCostar, writeCostar } from "./costar.ts";
import { CostarRows } from "./costar-rows.tsx";
import { DiffView } from "./diff-view.tsx";
import { GeneratorDialog } from "./generator-dialog.tsx";
import { lintInstructions } from "./lint-instructions.ts";
import { LintList } from "./lint-list.tsx";
import { useGenerator } from "./use-generator.ts";

/** The instructions sent to the model before every question. */
export function InstructionsTab({ editor, models }: { editor: Editor; models: readonly Model[] }) {
  const { t, i18n } = useTranslation();
  const { draft, change, base } = editor;
  const { instructions } = draft;
  const [texts, setTexts] = useState<CostarTexts | null>(() => readCostar(instructions));
  const [isAsking, setAsking] = useState(false);
  const newest = useRef(instructions);
  newest.current = instructions;

  const names = useMemo(() => namesOf((section) => t(`assistantEditor.instructions.names.${section}`)), [t]);

  function setInstructions(next: string) {
    change({ instructions: next });
    setTexts(readCostar(next));
  }

  function setSections(next: CostarTexts) {
    setTexts(next);
    change({ instructions: writeCostar(next, names) });
  }

  const generator = useGenerator({
    assistantId: editor.isNew ? null : editor.id,
    before: () => newest.current,
    onTexts: setSections,
    onRestore: setInstructions,
  });

  function handleMode(mode: "sections" | "free") {
    if (mode === "free") return setTexts(null);
    // Free text is not lost: it goes to the first section until the person distributes it.
    setSections(readCostar(instructions) ?? { ...noCostar(), context: instructions.trim() });
  }

  function handleRefusal() {
    const rule = t("assistantEditor.lint.refusalRule");
    if (texts) setSections({ ...texts, response: `${texts.response}\n${rule}`.trim() });
    else setInstructions(`${instructions.trimEnd()}\n\n${rule}`.trim());
  }

  const model = models.find(({ id }) => id === draft.model);
  const checked = useDeferredValue(instructions);
  const language = languageOf(i18n.language);
  const findings = useMemo(
    () => lintInstructions({ instructions: checked, language, charLimit: model?.charLimit }),
    [checked, language, model?.charLimit],
  );
  const hasModel = models.some(({ demo }) => !demo);

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] bg-accent-soft px-4 py-3">
        <WandSparkles className="size-5 text-accent-text" aria-hidden="true" />
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-medium">{t("assistantEditor.instructions.help")}</p>
          <p className="text-sm text-text-muted">{t("assistantEditor.instructions.helpText")}</p>
        </div>
        {generator.isRunning ? (
          <Button onClick={generator.stop}>{t("assistantEditor.generator.stop")}</Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{t("assistantEditor.instructions.generate")}</Button>
        )}
      </div>
      {generator.isRunning && (
        <div role="status" className="pt-3">
          <Horizon state="live" stillLabel={t("assistantEditor.generator.writing")} />
          <span className="sr-only">{t("assistantEditor.generator.writing")}</span>
        </div>
      )}
      <div className="mt-5 mb-1">
        <Segmented
          label={t("assistantEditor.instructions.mode")}
          value={texts ? "sections" : "free"}
          onValueChange={handleMode}
          options={[
            { value: "sections", label: t("assistantEditor.instructions.sections") },
            { value: "free", label: t("assistantEditor.instructions.free") },
          ]}
        />
      </div>
      {texts ? (
        <CostarRows
          texts={texts}
          isBusy={generator.isRunning}
          onText={(section, text) => setSections({ ...texts, [section]: text })}
        />
      ) : (
        <Field label={t("assistantEditor.instructions.freeLabel")} labelHidden className="mt-3">
          <Textarea
            value={instructions}
            onChange={(event) => change({ instructions: event.currentTarget.value })}
            placeholder={t("assistantEditor.instructions.freePlaceholder")}
            maxLength={MAX_INSTRUCTIONS_CHARS}
            readOnly={generator.isRunning}
            minRows={10}
            maxRows={28}
          />
        </Field>
      )}
      <LintList findings={findings} onAddRefusal={handleRefusal} />
      {base && editor.changed.includes("instructions") && (
        <PublishedDiff before={base.draft.instructions} after={checked} version={base.version} />
      )}
      <ModelRow editor={editor} models={models} />
      <GeneratorDialog
        open={isAsking}
        onOpenChange={setAsking}
        hasModel={hasModel}
        onGenerate={(request) => {
          const name = draft.name.trim();
          void generator.start({ ...request, ...(name === "" ? {} : { name }) });
        }}
      />
    </div>
  );
}

function PublishedDiff({ before, after, version }: { before: string; after: string; version: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium text-text-muted">
          {t("assistantEditor.diff.title", { version })}
        </h3>
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "assistantEditor.diff.hide" : "assistantEditor.diff.show")}
        </Button>
      </div>
      {isOpen && <DiffView before={before} after={after} />}
    </section>
  );
}

function ModelRow({ editor: { draft, change }, models }: { editor: Editor; models: readonly Model[] }) {
  const { t } = useTranslation();
  const options = models.map(({ id, label }) => ({ value: id, label }));
  if (draft.model !== "" && !models.some(({ id }) => id === draft.model)) {
    const label = t("assistantEditor.instructions.modelGone", { model: draft.model });
    options.unshift({ value: draft.model, label });
  }
  return (
    <Field
      label={t("assistantEditor.instructions.model")}
      hint={t("assistantEditor.instructions.modelHint")}
      className="mt-6 max-w-80 border-t border-border pt-5"
    >
      <Select value={draft.model} onValueChange={(model) => change({ model })} options={options} />
    </Field>
  );
}

const languageOf = (name: string): Language =>
  languages.find((language) => name.startsWith(language)) ?? "es";

function namesOf(nameOf: (section: CostarSection) => string): Record<CostarSection, string> {
  // `Object.fromEntries` loses the key types; the keys are exactly the sections.
  return Object.fromEntries(costarSections.map((section) => [section, nameOf(section)])) as Record<
    CostarSection,
    string
  >;
}
