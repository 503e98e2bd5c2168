import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationFile } from "./conversation-files.ts";
import { fileNotes } from "./file-notes.ts";

/** Must be referentially stable while the notes stay the same, or every message re-renders. */
export function useFileNotes(files: readonly ConversationFile[]) {
  const { t } = useTranslation();
  const notes = fileNotes(t, files);
  const said = JSON.stringify(notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` changes when the notes do.
  return useMemo(() => new Map(notes), [said]);
}
