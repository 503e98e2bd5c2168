import { Folder, FolderOpen, Plus } from "lucide-react";
import { pickFiles } from "../../lib/pick-files.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { Button } from "../../ui/button.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import type { TreeRow } from "./category-tree.ts";
import { KnowledgeFileRow, type ShownFile } from "./knowledge-file-row.tsx";
import type { Readings } from "./readings.ts";

interface CategorySectionProps {
  /** Null for the files outside any category. */
  row: TreeRow | null;
  db: FilesDatabase;
  rows: readonly TreeRow[];
  files: readonly ShownFile[];
  readings: Readings;
  accept: string;
  onFiles: (category: string | null, files: readonly File[]) => void;
}

const INDENT_PX = 20;
const DEEPEST_INDENT = 4;

export function CategorySection({ row, db, rows, files, readings, accept, onFiles }: CategorySectionProps) {
  const { t } = useTranslation();
  const name = row?.name ?? null;
  const own = files.filter(({ category }) => category === name);
  // A file that could not be read is not stored, so it has no row yet.
  const failed =
    row === null
      ? [...readings].filter(
          ([read, { state }]) => state === "failed" && !files.some(({ nameFile }) => nameFile === read),
        )
      : [];
  if (row === null && own.length + failed.length === 0) return null;
  const title = name ?? t("knowledgeBase.none");
  const tokens = own.reduce((sum, { numTokens }) => sum + numTokens, 0);
  const headingId = `category-${name ?? "none"}`;
  return (
    <section
      aria-labelledby={headingId}
      style={{ marginLeft: Math.min(row?.depth ?? 0, DEEPEST_INDENT) * INDENT_PX }}
    >
      <div className="flex min-h-control items-center gap-2 border-b border-border-strong pb-1">
        {row ? <FolderOpen className="text-text-subtle" /> : <Folder className="text-text-subtle" />}
        <h2 id={headingId} className="min-w-0 truncate text-sm font-semibold">
          {title}
        </h2>
        <span className="flex-1 text-xs whitespace-nowrap text-text-subtle tabular-nums">
          <Figures files={own.length} tokens={tokens} />
        </span>
        {name !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("knowledgeBase.addTo", { name })}
            onClick={() => void pickFiles(accept).then((given) => onFiles(name, given))}
          >
            <Plus />
            <span className="max-handset:sr-only">{t("knowledgeBase.add")}</span>
          </Button>
        )}
        {row && <CategoryMenu row={row} rows={rows} db={db} />}
      </div>
      {own.length + failed.length === 0 ? (
        <p className="py-3 text-sm text-text-subtle">{t("knowledgeBase.emptyCategory")}</p>
      ) : (
        <ul aria-label={title}>
          {own.map((file) => (
            <KnowledgeFileRow
              key={file.id}
              file={file}
              reading={readings.get(file.nameFile)}
              rows={rows}
              db={db}
            />
          ))}
          {failed.map(([read, reading]) => (
            <KnowledgeFileRow key={read} file={unread(read)} reading={reading} rows={rows} db={db} />
          ))}
        </ul>
      )}
    </section>
  );
}

const unread = (nameFile: string): ShownFile => ({
  id: nameFile,
  nameFile,
  category: null,
  createAt: "",
  isProcessing: false,
  numChars: 0,
  numChunks: 0,
  numTokens: 0,
});

function Figures({ files, tokens }: { files: number; tokens: number }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language).format(tokens);
  const count = t("knowledgeBase.files", { count: files });
  return tokens > 0 ? `${count} · ${t("files.tokens", { count: tokens, number })}` : count;
}
