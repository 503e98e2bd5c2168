import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationFile } from "../../features/files/conversation-files.ts";
import { hasFailed } from "../../features/files/file-state.ts";
import { failureWords, stateWords } from "../../features/files/state-words.ts";

/** What is worth saying under the files of a question: that one is on its way, being read, or could not be. */
export function useFileNotes(files: readonly ConversationFile[]) {
  const { t } = useTranslation();
  const notes = files.flatMap(({ id, state }) =>
    state.step === "ready" || state.step === "asking"
      ? []
      : [[id, { text: failureWords(t, state) ?? stateWords(t, state), isBad: hasFailed(state) }] as const],
  );
  const said = JSON.stringify(notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map for the same words would draw every message anew.
  return useMemo(() => new Map(notes), [said]);
}
