import type { Draft } from "@metatron/contract/chat/chat";
import type { AssistantDraft } from "../assistants/editor/draft.ts";

export type TriedDraft = Draft;

/** The draft as the playground takes it; one without a name yet is tried under a stand-in. */
export function triedDraft(
  { name, description, instructions, model }: AssistantDraft,
  standIn: string,
): TriedDraft {
  return {
    name: name.trim() || standIn,
    description,
    instructions,
    ...(model === "" ? {} : { model }),
  };
}
