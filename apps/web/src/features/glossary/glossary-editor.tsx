import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { readGlossary, toText } from "./glossary-text.ts";

const glossaryQuery = queryOptions({
  queryKey: ["glossary"],
  queryFn: ({ signal }) => call("readGlossary", { signal }),
});

/** The words that widen every search, as a text that administrators change and keep. */
export function GlossaryEditor({ failure }: { failure: (error: Error, retry: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPending } = useQuery(glossaryQuery);
  if (isPending) {
    return (
      <SkeletonGroup label={t("glossary.loading")}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  }
  if (error) return failure(error, () => void refetch());
  return <Editor kept={toText(data)} />;
}

function Editor({ kept }: { kept: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [text, setText] = useState(kept);
  const read = readGlossary(text);
  const fault = "fault" in read ? read.fault : null;
  const saving = useMutation({
    mutationFn: (entries: { words: string[] }[]) => call("writeGlossary", { body: { entries } }),
    onSuccess: (saved) => {
      queries.setQueryData(glossaryQuery.queryKey, saved);
      setText(toText(saved));
      toast({ text: t("glossary.saved") });
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if ("entries" in read) saving.mutate(read.entries);
      }}
    >
      <Field
        label={t("glossary.label")}
        hint={t("glossary.hint")}
        error={fault ? t(`glossary.faults.${fault.kind}`, { ...fault }) : undefined}
      >
        <Textarea
          minRows={10}
          maxRows={22}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {saving.isError && <Notice tone="danger">{t("glossary.failed")}</Notice>}
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={fault !== null || text === kept || saving.isPending}
        >
          {t("glossary.save")}
        </Button>
        <Button disabled={text === kept || saving.isPending} onClick={() => setText(kept)}>
          {t("glossary.discard")}
        </Button>
      </div>
    </form>
  );
}
