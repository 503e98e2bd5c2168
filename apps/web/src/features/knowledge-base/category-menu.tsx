import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, FolderPlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilesDatabase } from "../../local-db/files-database.ts";
import {
  deleteCategory,
  placeCategory,
  putCategory,
  renameCategory,
  swapCategories,
} from "../../local-db/knowledge-categories.ts";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuChoice, MenuItem, MenuSeparator, MenuSub } from "../../ui/menu-items.tsx";
import type { TreeRow } from "./category-tree.ts";
import { NameDialog } from "./name-dialog.tsx";

interface CategoryMenuProps {
  row: TreeRow;
  rows: readonly TreeRow[];
  db: FilesDatabase;
}

/** Stands for the first level; no category is named so, their names are in upper case. */
const TOP = "top";

export function CategoryMenu({ row, rows, db }: CategoryMenuProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<"rename" | "below" | null>(null);
  const { name, parent, previous, next } = row;
  // Not into its own branch, where it would be lost.
  const places = rows.filter((other) => !isBelow(rows, other.name, name));

  async function handleDelete() {
    const answer = await confirm({
      title: t("knowledgeBase.confirmDelete.title", { name }),
      description: t("knowledgeBase.confirmDelete.description"),
      ...{ yesVisible: true, cancelVisible: true, tone: "danger" },
      labels: { yes: t("files.confirmDelete.yes") },
    });
    if (answer === "yes") await deleteCategory(db, name);
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={t("knowledgeBase.options", { name })}>
            <Ellipsis />
          </IconButton>
        }
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
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void handleDelete()}>
          {t("knowledgeBase.delete")}
        </MenuItem>
      </Menu>
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
