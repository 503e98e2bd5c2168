import type { Brand, ChatType } from "@metatron/contract/enums";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { call } from "../../../api/call.ts";
import { track } from "../../../api/track.ts";
import { listCategories } from "../../../local-db/knowledge-categories.ts";
import type { AnsweringChat, Choices } from "../../../local-db/rows.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { usePerson } from "../../session/use-person.ts";
import { modelsQuery } from "../../status/models-query.ts";
import { useChat } from "../use-chat.ts";
import { sentChoices } from "./choices-of.ts";
import { chosenModel, groupModels } from "./chosen-model.ts";
import type { ComposerOptions } from "./composer-options.ts";
import { allowedChats, offeredChats, onlineOf, serviceDeskOf } from "./options-of.ts";

/** The official service desk assistant; null where this server has none. */
export const serviceDeskQuery = queryOptions({
  queryKey: ["assistants", "service-desk"],
  queryFn: async ({ signal }) => {
    const { items } = await call("listAssistants", { query: { scope: "official" }, signal });
    return items.find(({ specialty }) => specialty === "service-desk")?.id ?? null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useServiceDesk(brand: Brand): string | null {
  const { data } = useQuery({ ...serviceDeskQuery, enabled: brand === "amelia" });
  return serviceDeskOf(brand, data);
}

export function useAllowedChats(): readonly ChatType[] {
  const { roles } = usePerson();
  const { data } = useQuery(modelsQuery);
  return allowedChats(roles, data);
}

/** The options of the composer for the current choices. */
export function useComposerOptions(
  wanted: Choices,
  { chats, onChoose }: { chats: readonly AnsweringChat[]; onChoose: (changes: Partial<Choices>) => void },
) {
  const { files } = useChat();
  const navigate = useNavigate();
  const { data: list } = useQuery(modelsQuery);
  const allowed = useAllowedChats();
  const found = useLive(files, listCategories, []);
  const model = chosenModel(list, wanted.model);
  const categories = found.state === "ready" ? found.value.map(({ nameFile }) => nameFile) : [];

  const options: Omit<ComposerOptions, "assistants" | "onPrompts"> = {
    chat: wanted.chat,
    chats: offeredChats(chats, { chosen: wanted.chat, allowed }),
    onChat(chat) {
      track("select_chat_type", { chat });
      onChoose({ chat });
    },
    model,
    // An assistant answers with the model that its editor chose.
    models: list && !wanted.assistantId ? groupModels(list.models, list.default) : [],
    onModel(id) {
      track("select_model", { model: id });
      onChoose({ model: id });
    },
    online: onlineOf(model, wanted.online),
    onOnline(isOn) {
      track("toggle_online", { online: isOn });
      onChoose({ online: isOn });
    },
    categories,
    baseKnowledge: wanted.baseKnowledge,
    onKnowledge(baseKnowledge) {
      track("select_knowledgebase", { chosen: baseKnowledge !== null });
      onChoose({ baseKnowledge });
    },
    onManageKnowledge: () => void navigate({ to: "/knowledge" }),
  };
  const choices = sentChoices(wanted, model);
  // Referentially stable: every message receives them, and typing renders this hook again.
  const modelNames = useMemo(() => new Map(list?.models.map(({ id, label }) => [id, label])), [list]);
  const writers = useMemo(() => list?.models.filter(({ images }) => !images) ?? [], [list]);
  return {
    options,
    choices,
    modelNames,
    writers,
    isUnassigned: list?.unassigned ?? false,
    mayCompare: list?.comparisons ?? false,
  };
}
