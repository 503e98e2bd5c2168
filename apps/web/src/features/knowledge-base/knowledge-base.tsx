import { FolderPlus, Upload } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { limitSize } from "../../lib/file-look.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { putCategory } from "../../local-db/change-categories.ts";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { listCategories } from "../../local-db/knowledge-categories.ts";
import { listFiles } from "../../local-db/knowledge-files.ts";
import { useLive } from "../../local-db/use-live.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { CategorySection } from "./category-section.tsx";
import { treeRows } from "./category-tree.ts";
import { NameDialog } from "./name-dialog.tsx";
import { currentReadings, readInto, subscribeToReadings } from "./readings.ts";

interface KnowledgeBaseProps {
  db: FilesDatabase;
  limits: { maxBytes: number; types: readonly string[] };
}

/** The knowledge base stored in this browser: a tree of categories with their files. */
export function KnowledgeBase({ db, limits }: KnowledgeBaseProps) {
  const { t, i18n } = useTranslation();
  const readings = useSyncExternalStore(subscribeToReadings, currentReadings);
  const [isNaming, setNaming] = useState(false);
  const { isOver, target } = useFileDrop((files) => handleFiles(null, files));
  const live = useLive(
    db,
    async (own) => {
      const [categories, files] = await Promise.all([listCategories(own), listFiles(own)]);
      // Content is not shown here, and loading it for a long list would waste memory.
      return { categories, files: files.map(({ content: _, embedding: __, ...file }) => file) };
    },
    [],
  );
  const maxSize = limitSize(limits.maxBytes, i18n.language);

  function handleFiles(category: string | null, given: readonly File[]) {
    const tooLarge = given.filter(({ size }) => size > limits.maxBytes);
    if (tooLarge[0]) toast({ text: t("files.refusal.too_large", { name: tooLarge[0].name, size: maxSize }) });
    const taken = given.filter(({ size }) => size <= limits.maxBytes);
    void readInto(db, category, taken);
  }

  if (live.state === "failed")
    return (
      <ErrorState
        title={t("knowledgeBase.failed")}
        description={t("chat.page.storageFailed")}
        className="flex-1"
      />
    );
  if (live.state === "loading") {
    return (
      <SkeletonGroup label={t("knowledgeBase.loading")} className="max-w-column">
        <Skeleton className="w-1/3" />
        <Skeleton className="mt-5 w-full" />
        <Skeleton className="mt-5 w-4/5" />
      </SkeletonGroup>
    );
  }
  const { categories, files } = live.value;
  const rows = treeRows(categories);
  const shared = { db, rows, files, readings, accept: limits.types.join(","), onFiles: handleFiles };
  return (
    <div className="w-full max-w-column">
      <p className="max-w-measure text-text-muted">{t("knowledgeBase.intro")}</p>
      <section
        aria-label={t("knowledgeBase.drop")}
        {...target}
        className={cx(
          "mt-5 rounded-lg border border-dashed border-border-strong px-4 py-5 text-center",
          isOver && "border-accent bg-accent-soft",
        )}
      >
        <Upload className="mx-auto text-text-muted" />
        <p className="mt-2 font-medium">{t("knowledgeBase.dropHere")}</p>
        <p className="text-xs text-text-subtle">{t("knowledgeBase.dropText", { size: maxSize })}</p>
        <Button className="mt-3" onClick={() => setNaming(true)}>
          <FolderPlus />
          {t("knowledgeBase.newCategory")}
        </Button>
      </section>
      <div className="mt-6 grid gap-6">
        {rows.map((row) => (
          <CategorySection key={row.name} row={row} {...shared} />
        ))}
        <CategorySection row={null} {...shared} />
      </div>
      {isNaming && (
        <NameDialog
          title={t("knowledgeBase.newCategory")}
          onClose={() => setNaming(false)}
          onName={async (name) => {
            await putCategory(db, { nameFile: name, children: [] }, new Date());
            return true;
          }}
        />
      )}
    </div>
  );
}
