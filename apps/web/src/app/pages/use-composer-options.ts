import { type Brand, type ChatType, chatTypes } from "@metatron/contract/enums";
import { isMeantFor } from "@metatron/contract/roles";
import { SERVICE_DESK_ID } from "@metatron/contract/service-desk";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/call.ts";
import { track } from "../../api/track.ts";
import { sentChoices } from "../../features/chat/composer/choices-of.ts";
import { chosenModel, groupModels } from "../../features/chat/composer/chosen-model.ts";
import type { ComposerOptions } from "../../features/chat/composer/composer-options.ts";
import { listCategories } from "../../local-db/knowledge-categories.ts";
import type { AnsweringChat, Choices } from "../../local-db/rows.ts";
import { useLive } from "../../local-db/use-live.ts";
import { useChat } from "../chat.ts";
import { usePerson } from "../person.ts";

const MODELS_FRESH_MS = 5 * 60 * 1000;

export const modelsQuery = queryOptions({
  queryKey: ["models"],
  queryFn: ({ signal }) => call("listModels", { signal }),
  staleTime: MODELS_FRESH_MS,
});

/** The official service desk assistant; null where this server has none. */
const serviceDeskQuery = queryOptions({
  queryKey: ["assistants", "service-desk"],
  queryFn: async ({ signal }) => {
    const { items } = await call("listAssistants", { query: { scope: "official" }, signal });
    return items.find(({ specialty }) => specialty === "service-desk")?.id ?? null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useServiceDesk(brand: Brand): string | null {
  const { data } = useQuery({ ...serviceDeskQuery, enabled: brand === "amelia" });
  // Until the list is there, or without a network, the id that every server gives it: a quick question must not go elsewhere.
  if (data === undefined && brand === "amelia") return SERVICE_DESK_ID;
  return data ?? null;
}

/** The types of chat that are for this person; until the server has said so, as their roles usually have it. */
export function useAllowedChats(): readonly ChatType[] {
  const { roles } = usePerson();
  const { data } = useQuery(modelsQuery);
  if (data) return data.chats;
  return isMeantFor(null, roles) ? chatTypes : chatTypes.filter((chat) => chat !== "rh-plus");
}

/** Whether the model that answers can look at pictures. */
export const canLook = (model: ComposerOptions["model"]) => model.state !== "unknown" && model.model.vision;

/** What a person can choose, from the choices as they stand. */
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
  const known = model.state === "unknown" ? undefined : model.model;
  const categories = found.state === "ready" ? found.value.map(({ nameFile }) => nameFile) : [];
  const isOnline = known?.online ? wanted.online : null;

  const options: ComposerOptions = {
    chat: wanted.chat,
    chats: chats.filter((chat) => chat === wanted.chat || allowed.includes(chat)),
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
    online: isOnline,
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
  const modelNames = new Map(list?.models.map(({ id, label }) => [id, label]));
  return { options, choices, modelNames };
}
