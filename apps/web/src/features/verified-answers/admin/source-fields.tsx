import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { MAX_VERIFIED_SOURCES } from "@metatron/contract/verified-answers/constants";
import { CircleAlert, Plus } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { EditedAnswer } from "./edited-answer.ts";

type EditedSource = EditedAnswer["sources"][number];

interface SourceFieldsProps {
  sources: readonly EditedSource[];
  error: string | undefined;
  onChange: (sources: readonly EditedSource[]) => void;
}

const NEW_SOURCE: EditedSource = {
  title: "",
  page: null,
  passage: "",
  fileId: null,
  url: null,
  isChosen: true,
};

/** Sources of the rated answer to choose from, and others that the reviewer names. */
export function SourceFields({ sources, error, onChange }: SourceFieldsProps) {
  const { t } = useTranslation();
  const set = (at: number, changes: Partial<EditedSource>) =>
    onChange(sources.map((source, each) => (each === at ? { ...source, ...changes } : source)));
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{t("adminVerified.sources")}</legend>
      {sources.map((source, at) =>
        // Without a passage the reviewer has typed the source.
        source.passage === "" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources are only added at the end.
          <NamedSource key={at} source={source} onChange={(changes) => set(at, changes)} />
        ) : (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: sources are only added at the end.
            key={at}
            checked={source.isChosen}
            onCheckedChange={(isChosen) => set(at, { isChosen })}
            hint={<span className="line-clamp-2">{source.passage}</span>}
          >
            {source.page === null
              ? source.title
              : t("adminVerified.titlePage", { title: source.title, page: source.page })}
          </Checkbox>
        ),
      )}
      {error && (
        <p role="alert" className="flex items-start gap-[5px] text-xs text-danger-text">
          <CircleAlert className="mt-px size-3.5" />
          {error}
        </p>
      )}
      {sources.length < MAX_VERIFIED_SOURCES && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([...sources, NEW_SOURCE])}>
          <Plus />
          {t("adminVerified.addSource")}
        </Button>
      )}
    </fieldset>
  );
}

function NamedSource({
  source,
  onChange,
}: {
  source: EditedSource;
  onChange: (changes: Partial<EditedSource>) => void;
}) {
  const { t } = useTranslation();
  const pageOf = (value: string) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : null);
  return (
    <div className="grid gap-2 rounded-md border border-border p-3 handset:grid-cols-[1fr_88px]">
      <Field label={t("adminVerified.sourceTitle")}>
        <Input
          value={source.title}
          maxLength={MAX_TITLE_CHARS}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("adminVerified.sourcePage")}>
        <Input
          inputMode="numeric"
          value={source.page ?? ""}
          onChange={(event) => onChange({ page: pageOf(event.currentTarget.value) })}
        />
      </Field>
      <Field label={t("adminVerified.sourceUrl")} className="handset:col-span-2">
        <Input
          type="url"
          value={source.url ?? ""}
          placeholder="https://"
          onChange={(event) => onChange({ url: event.currentTarget.value.trim() || null })}
        />
      </Field>
    </div>
  );
}
