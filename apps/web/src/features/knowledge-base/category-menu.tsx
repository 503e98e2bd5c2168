import { ArrowDown, ArrowUp, CornerDownRight, FolderPlus, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import {
  deleteCategory,
  placeCategory,
  putCategory,
  renameCategory,
  swapCategories,
} from "../../local-db/change-categories.ts";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import { MenuChoice, MenuItem, MenuSub } from "../../ui/menu-items.tsx";
import type { TreeRow } from "./category-tree.ts";
import { NameDialog } from "./name-dialog.tsx";
import { RowMenu } from "./row-menu.tsx";

interface CategoryMenuProps {
  row: TreeRow;
  rows: readonly TreeRow[];
  db: FilesDatabase;
}

/** Value for the top level; can't clash with a category, whose names are in upper case. */
const TOP = "top";

export function CategoryMenu({ row, rows, db }: CategoryMenuProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<"rename" | "below" | null>(null);
  const { name, parent, previous, next } = row;
  // A category can't be moved into its own subtree: the branch would be unreachable.
  const places = rows.filter((other) => !isBelow(rows, other.name, name));

  return (
    <>
      <RowMenu
        name={name}
        deleting={{
          label: t("knowledgeBase.delete"),
          title: t("knowledgeBase.confirmDelete.title", { name }),
          description: t("knowledgeBase.confirmDelete.description"),
          onDelete: () => deleteCategory(db, name),
        }}
      >
        <MenuItem icon={<FolderPlus />} onSelect={() => setAsked("below")}>
          {t("knowledgeBase.newBelow")}
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => setAsked("rename")}>
          {t("knowledgeBase.rename")}
        </MenuItem>
        <MenuItem
          icon={<ArrowUp />}
          disabled={!previous}
          onSelect={() => void (previous && swapCategories(db, name, previous))}
        >
          {t("knowledgeBase.moveUp")}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown />}
          disabled={!next}
          onSelect={() => void (next && swapCategories(db, name, next))}
        >
          {t("knowledgeBase.moveDown")}
        </MenuItem>
        <MenuSub icon={<CornerDownRight />} label={t("knowledgeBase.moveInto")}>
          <MenuChoice
            label={t("knowledgeBase.moveInto")}
            value={parent ?? TOP}
            onValueChange={(place) => void placeCategory(db, name, place === TOP ? null : place)}
            options={[
              { value: TOP, label: t("knowledgeBase.top") },
              ...places.map((other) => ({ value: other.name, label: other.name })),
            ]}
          />
        </MenuSub>
      </RowMenu>
      {asked === "rename" && (
        <NameDialog
          title={t("knowledgeBase.rename")}
          name={name}
          onName={(typed) => renameCategory(db, name, typed)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "below" && (
        <NameDialog
          title={t("knowledgeBase.newBelowOf", { name })}
          onName={async (typed) => {
            const made = await putCategory(db, { nameFile: typed, children: [] }, new Date());
            await placeCategory(db, made.nameFile, name);
            return true;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function isBelow(rows: readonly TreeRow[], name: string, above: string): boolean {
  for (let at: string | null = name; at !== null; at = rows.find((row) => row.name === at)?.parent ?? null) {
    if (at === above) return true;
  }
  return false;
}
