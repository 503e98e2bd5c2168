import { useNavigate } from "@tanstack/react-router";
import { File } from "lucide-react";
import { fileTitle } from "../../../lib/file-look.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { listFiles } from "../../../local-db/knowledge-files.ts";
import { useLocalData } from "../../../local-db/local-data.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import type { Command } from "../../../ui/command-palette.tsx";
import { matching } from "./matching.ts";

const MOST_FILES = 6;

/** Files of the person's own knowledge base, by name and category. They stay in this browser. */
export function useOwnFileCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { files: db } = useLocalData();
  const { isSearchOpen, setDrawerOpen } = useShell();
  const navigate = useNavigate();
  // A closed palette stays mounted, and each change of a file would read all of them again.
  const live = useLive(db, async (own) => (isSearchOpen ? (await listFiles(own)).map(withoutContent) : []), [
    isSearchOpen,
  ]);
  if (live.state !== "ready" || query.trim() === "") return [];
  const commands = live.value.map(({ id, name, category }) => ({
    id: `own file ${id}`,
    label: fileTitle(name),
    detail: category ?? t("knowledgeBase.title"),
    keywords: [name, category ?? "", t("knowledgeBase.title")],
    icon: <File />,
    onSelect() {
      setDrawerOpen(false);
      void navigate({ to: "/knowledge", hash: id });
    },
  }));
  return matching(commands, query).slice(0, MOST_FILES);
}

const withoutContent = ({
  id,
  nameFile,
  category,
}: {
  id: string;
  nameFile: string;
  category: string | null;
}) => ({
  id,
  name: nameFile,
  category,
});
