import type { ChatRequest } from "@metatron/contract/chat";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/toast.ts";
import { useKnowledgeSearch } from "../chat.ts";

/** Finds what goes with a question from the person's own knowledge base; without it the question goes all the same. */
export function useContextPassages() {
  const { t } = useTranslation();
  const knowledge = useKnowledgeSearch();
  return async (category: string | null, text: string): Promise<NonNullable<ChatRequest["context"]>> => {
    if (category === null) return [];
    try {
      return await knowledge.contextFor(category, text);
    } catch {
      toast({ text: t("chat.knowledgeFailed") });
      return [];
    }
  };
}
