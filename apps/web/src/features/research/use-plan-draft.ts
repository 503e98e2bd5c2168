import { useEffect, useRef, useState } from "react";
import { planDraftOf } from "../../local-db/plan-drafts.ts";
import { linesOf, type PlanLine } from "./plan-lines.ts";

/** The drafts of the composer, which also survive a page that is closed while they are written. */
interface Drafts {
  read(draftOf: string): Promise<{ text: string } | undefined>;
  type(draftOf: string, draft: { text: string }): void;
}

interface PlanPlace {
  conversationId: string;
  callKey: string;
  /** The sub-questions without the person's edits. */
  proposed: readonly string[];
}

/** Shown at once where the list mounts its row again, before the stored edits are read. */
const edited = new Map<string, readonly PlanLine[]>();

/** The lines of a plan that the person edits. Edits survive a reload until the answer ends. */
export function usePlanDraft(drafts: Drafts, { conversationId, callKey, proposed }: PlanPlace) {
  const [lines, setLines] = useState(() => edited.get(callKey) ?? linesOf(proposed));
  const isEdited = useRef(edited.has(callKey));

  useEffect(() => {
    let isGone = false;
    drafts
      .read(planDraftOf(conversationId, callKey))
      // Without storage the plan can still be edited and confirmed.
      .catch(() => undefined)
      .then((stored) => {
        // The person may already type while the edits are read.
        if (stored && !isEdited.current && !isGone) setLines(linesOf(stored.text.split("\n")));
      });
    return () => {
      isGone = true;
    };
  }, [drafts, conversationId, callKey]);

  function change(changed: readonly PlanLine[]) {
    isEdited.current = true;
    edited.set(callKey, changed);
    setLines(changed);
    const text = changed.map((line) => line.text.replaceAll("\n", " ")).join("\n");
    drafts.type(planDraftOf(conversationId, callKey), { text });
  }

  return { lines, change };
}
