import type { Assistant } from "@metatron/contract/assistants/assistant";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { changedFields, toNewAssistant, toUpdate } from "./draft.ts";
import type { KeptDraft } from "./kept-draft.ts";

export type SaveOutcome =
  | { outcome: "saved"; assistant: Assistant }
  /** Someone else published first; this is their version. */
  | { outcome: "conflict"; theirs: Assistant };

/** Publishes a draft: creates the assistant, or sends only the changed fields. Other failures are thrown. */
export async function saveDraft(kept: KeptDraft, api: { call: typeof call }): Promise<SaveOutcome> {
  const { id, draft, base } = kept;
  if (!base)
    return {
      outcome: "saved",
      assistant: await api.call("createAssistant", { body: toNewAssistant(id, draft) }),
    };
  const changed = changedFields(base.draft, draft);
  const body = toUpdate(draft, { changed, version: base.version });
  try {
    return { outcome: "saved", assistant: await api.call("updateAssistant", { params: { id }, body }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "version_conflict") throw error;
    return { outcome: "conflict", theirs: await api.call("getAssistant", { query: { assistant_id: id } }) };
  }
}
