import { useLocation } from "@tanstack/react-router";
import { FolderInput, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { fileMark, fileTitle } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { FilesDatabase, KnowledgeFile } from "../../local-db/files-database.ts";
import { deleteFile, moveFile } from "../../local-db/knowledge-files.ts";
import { Badge } from "../../ui/badge.tsx";
import { FileRow } from "../../ui/file-row.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuChoice, MenuSub } from "../../ui/menu-items.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { TreeRow } from "./category-tree.ts";
import { dismissReading, type Reading } from "./readings.ts";
import { RowMenu } from "./row-menu.tsx";

export type ShownFile = Omit<KnowledgeFile, "content" | "embedding">;

interface KnowledgeFileRowProps {
  file: ShownFile;
  reading: Reading | undefined;
  rows: readonly TreeRow[];
  db: FilesDatabase;
}

export function KnowledgeFileRow({ file, reading, rows, db }: KnowledgeFileRowProps) {
  const { t } = useTranslation();
  const { nameFile: name } = file;
  const isReading = reading?.state === "reading";
  const failure = failureOf(file, reading);
  const row = useLinkedRow(file.id);
  return (
    <FileRow
      id={file.id}
      ref={row}
      mark={fileMark({ name, type: "" })}
      hasFailed={failure !== null}
      name={<span title={name}>{fileTitle(name)}</span>}
      meta={isReading ? <ReadingProgress reading={reading} /> : <Figures file={file} />}
      state={<State isReading={isReading} hasFailed={failure !== null} />}
      actions={
        isReading || reading?.state === "failed" ? (
          <IconButton
            size="sm"
            label={t(isReading ? "knowledgeBase.cancel" : "files.dismiss", { name })}
            onClick={() => dismissReading(name)}
          >
            <X />
          </IconButton>
        ) : (
          <FileMenu file={file} rows={rows} db={db} />
        )
      }
      below={
        failure !== null ? (
          <p className="text-xs text-danger-text">
            {failure === "interrupted" ? t("knowledgeBase.interrupted") : t(`errors.${failure}`)}
          </p>
        ) : (
          isReading && <ReadingBar name={name} reading={reading} />
        )
      }
    />
  );
}

/** Moves the focus to the row that the URL's hash names. */
function useLinkedRow(id: string) {
  const row = useRef<HTMLLIElement & HTMLDivElement>(null);
  const isLinked = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isLinked) return;
    // Runs after the closing palette has returned the focus to its opener.
    const timer = setTimeout(() => {
      row.current?.scrollIntoView({ block: "center" });
      row.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isLinked]);
  return row;
}

/** A row in state "reading" without a running reader was left by a page that was closed. */
function failureOf({ isProcessing }: ShownFile, reading: Reading | undefined) {
  if (reading?.state === "failed") return reading.code;
  return isProcessing && !reading ? "interrupted" : null;
}

type UnderWay = Extract<Reading, { state: "reading" }>;

function ReadingProgress({ reading: { progress } }: { reading: UnderWay }) {
  const { t } = useTranslation();
  if (!progress?.pages) return t("files.state.reading");
  const page = Math.min(progress.pagesDone + 1, progress.pages);
  return t("files.state.readingPage", { page, pages: progress.pages });
}

function ReadingBar({ name, reading: { progress } }: { name: string; reading: UnderWay }) {
  const { t } = useTranslation();
  const value = progress?.pages ? { value: (progress.pagesDone / progress.pages) * 100 } : {};
  return <Progress label={t("files.progress", { name })} {...value} />;
}

function State({ isReading, hasFailed }: { isReading: boolean; hasFailed: boolean }) {
  const { t } = useTranslation();
  if (isReading) return <Badge role="status">{t("knowledgeBase.reading")}</Badge>;
  if (hasFailed) return <Badge tone="danger">{t("files.state.failed")}</Badge>;
  return <Badge tone="success">{t("files.state.ready")}</Badge>;
}

function Figures({ file: { numChars, numChunks, numTokens } }: { file: ShownFile }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  // No content of this file was ever stored.
  if (numChunks === 0) return null;
  return [
    t("knowledgeBase.passages", { count: numChunks, number: number.format(numChunks) }),
    t("knowledgeBase.chars", { count: numChars, number: number.format(numChars) }),
    t("files.tokens", { count: numTokens, number: number.format(numTokens) }),
  ].join(" · ");
}

/** Value for no category; can't clash with a category, whose names are in upper case. */
const NONE = "none";

function FileMenu({ file, rows, db }: Pick<KnowledgeFileRowProps, "file" | "rows" | "db">) {
  const { t } = useTranslation();
  const { nameFile: name, category } = file;
  return (
    <RowMenu
      name={name}
      deleting={{
        label: t("files.confirmDelete.yes"),
        title: t("files.confirmDelete.title", { name }),
        description: t("knowledgeBase.confirmDeleteFile"),
        onDelete: () => deleteFile(db, name),
      }}
    >
      <MenuSub icon={<FolderInput />} label={t("knowledgeBase.moveFile")}>
        <MenuChoice
          label={t("knowledgeBase.moveFile")}
          value={category ?? NONE}
          onValueChange={(place) => void moveFile(db, name, place === NONE ? null : place)}
          options={[
            { value: NONE, label: t("knowledgeBase.none") },
            ...rows.map((row) => ({ value: row.name, label: row.name })),
          ]}
        />
      </MenuSub>
    </RowMenu>
  );
}
