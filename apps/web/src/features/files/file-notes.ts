import { useMemo } from "react";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import type { ConversationFile } from "./conversation-files.ts";
import { describeFailure, describeState } from "./describe-state.ts";
import { hasFailed } from "./file-state.ts";

export type FileNote = readonly [fileId: string, note: { text: string; isBad: boolean }];

/** Notes under the files of a question: being uploaded, being read or failed. */
export function fileNotes(
  t: Translate,
  files: readonly Pick<ConversationFile, "id" | "state">[],
): FileNote[] {
  return files
    .filter(({ state }) => state.step !== "ready" && state.step !== "asking")
    .map(({ id, state }) => [
      id,
      { text: describeFailure(t, state) ?? describeState(t, state), isBad: hasFailed(state) },
    ]);
}

/** Must be referentially stable while the notes stay the same, or every message re-renders. */
export function useFileNotes(files: readonly ConversationFile[]) {
  const { t } = useTranslation();
  const notes = fileNotes(t, files);
  const said = JSON.stringify(notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` changes when the notes do.
  return useMemo(() => new Map(notes), [said]);
}
