import { importStates, MAX_GLOSSARY_CSV_CHARS } from "@metatron/contract/glossary/constants";
import type { GlossaryImported } from "@metatron/contract/glossary/glossary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { pickFiles } from "../../lib/pick-files.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { GLOSSARY_KEY } from "./glossary-queries.ts";

const TONES = { added: "success", changed: "accent", unchanged: "neutral", failed: "danger" } as const;
const MOST_ROWS = 200;

/** Imports a CSV file after a preview of the changes row by row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const preview = useMutation({
    mutationFn: (csv: string) => call("importGlossary", { body: { csv, apply: false } }),
  });
  const importing = useMutation({
    mutationFn: (csv: string) => call("importGlossary", { body: { csv, apply: true } }),
    async onSuccess({ rows }) {
      await queries.invalidateQueries({ queryKey: GLOSSARY_KEY });
      toast({ text: t("glossary.imported", { count: changesIn(rows) }) });
      onClose();
    },
  });

  async function handlePick() {
    const [picked] = await pickFiles(".csv,text/csv", { multiple: false });
    if (!picked) return;
    const csv = decode(await picked.arrayBuffer());
    setFile({ name: picked.name, csv });
    preview.reset();
    if (csv.length <= MAX_GLOSSARY_CSV_CHARS) preview.mutate(csv);
  }

  const isTooLong = file !== null && file.csv.length > MAX_GLOSSARY_CSV_CHARS;
  const error = preview.error ?? importing.error;
  const rows = preview.data?.rows;
  const changes = rows ? changesIn(rows) : 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("glossary.importTitle")}
      description={t("glossary.importHint")}
      closeLabel={t("glossary.cancel")}
      footer={
        <>
          <Button onClick={onClose}>{t("glossary.cancel")}</Button>
          <Button
            variant="primary"
            busy={importing.isPending}
            disabled={changes === 0}
            onClick={() => file && importing.mutate(file.csv)}
          >
            {t("glossary.importNow", { count: changes })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={preview.isPending} onClick={() => void handlePick()}>
            {t("glossary.chooseFile")}
          </Button>
          <span className="min-w-0 truncate text-sm text-text-muted">{file?.name}</span>
        </div>
        {isTooLong && <Notice tone="danger">{t("glossary.fileTooLong")}</Notice>}
        {error && <Notice tone="danger">{t("glossary.failed", { reason: reasonOf(t, error) })}</Notice>}
        {rows?.length === 0 && <Notice tone="warning">{t("glossary.fileEmpty")}</Notice>}
        {rows && rows.length > 0 && <Preview rows={rows} />}
      </div>
    </Dialog>
  );
}

type Rows = GlossaryImported["rows"];

const changesIn = (rows: Rows) => rows.filter(({ state }) => state === "added" || state === "changed").length;

function Preview({ rows }: { rows: Rows }) {
  const { t } = useTranslation();
  const counts = importStates
    .map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0);
  // Rows with errors are shown first, or nobody would see them in a file of thousands of rows.
  const sorted = [...rows].sort((a, b) => Number(b.fault !== null) - Number(a.fault !== null));
  return (
    <div className="grid gap-3">
      <p role="status" className="flex flex-wrap gap-2">
        {counts.map(({ state, count }) => (
          <Badge key={state} tone={TONES[state]}>
            {t(`glossary.states.${state}`, { count })}
          </Badge>
        ))}
      </p>
      <DataTable
        label={t("glossary.importTitle")}
        className="max-h-80 overflow-y-auto"
        rows={sorted.slice(0, MOST_ROWS)}
        keyOf={({ line }) => String(line)}
        columns={[
          { key: "term", head: t("glossary.term"), cell: ({ term }) => term || "–" },
          { key: "line", head: t("glossary.line"), isFigure: true, cell: ({ line }) => line },
          {
            key: "state",
            head: t("glossary.state"),
            cell: ({ state, fault }) =>
              fault ? (
                <span className="text-danger-text">{t(`glossary.importFaults.${fault}`)}</span>
              ) : (
                t(`glossary.rowStates.${state}`)
              ),
          },
        ]}
      />
      {rows.length > MOST_ROWS && (
        <p className="text-xs text-text-subtle">
          {t("glossary.moreRows", { count: rows.length - MOST_ROWS })}
        </p>
      )}
    </div>
  );
}

/** Older spreadsheets write Windows-1252: bytes that are not valid UTF-8 are decoded as that. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
