import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnsweringChat, Choices } from "../../../local-db/rows.ts";
import { useBrand } from "../../../shell/brand.ts";
import { modelsQuery } from "../../status/models-query.ts";
import { firstChatOf } from "../ask/first-chat.ts";
import { useAllowedChats, useComposerOptions, useServiceDesk } from "../composer/use-composer-options.ts";

/** The composer's options in memory: a temporary conversation leaves no draft. Pictures are not offered. */
export function useTemporaryOptions(assistantId: string | null) {
  const brand = useBrand();
  const serviceDesk = useServiceDesk(brand);
  const allowed = useAllowedChats();
  const { data } = useQuery(modelsQuery);
  const first = firstChatOf(brand, { serviceDesk, chats: allowed });
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  const chat = assistantId ? "ai-builder" : (chosen.chat ?? first.chat);
  const wanted: Choices = {
    chat,
    assistantId: assistantId ?? (chat === "ai-builder" ? serviceDesk : null),
    model: chosen.model,
    online: chosen.online ?? false,
    baseKnowledge: chosen.baseKnowledge ?? null,
  };
  const chats: AnsweringChat[] = assistantId
    ? ["ai-builder"]
    : ["rh-plus", "chat-libre", ...(serviceDesk ? (["ai-builder"] as const) : [])];
  const composed = useComposerOptions(wanted, {
    chats,
    onChoose: (changes) => setChosen((before) => ({ ...before, ...changes })),
  });
  return { ...composed, mode: data?.temporary };
}
