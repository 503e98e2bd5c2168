import { SERVICE_DESK_ID } from "@metatron/contract/desk/constants";
import { type Brand, type ChatType, chatTypes } from "@metatron/contract/enums";
import { isMeantFor, type Role } from "@metatron/contract/roles";
import type { AnsweringChat } from "../../../local-db/rows.ts";
import type { ChosenModel } from "./chosen-model.ts";

/** The chat types that this person may use; until the server has responded, derived from the roles. */
export function allowedChats(
  roles: readonly Role[],
  said: { chats: readonly ChatType[] } | undefined,
): readonly ChatType[] {
  if (said) return said.chats;
  return isMeantFor(null, roles) ? chatTypes : chatTypes.filter((chat) => chat !== "rh-plus");
}

/** The selectable chats. The selected chat is always included, or its name could not be shown. */
export function offeredChats(
  chats: readonly AnsweringChat[],
  { chosen, allowed }: { chosen: AnsweringChat; allowed: readonly ChatType[] },
): AnsweringChat[] {
  return chats.filter((chat) => chat === chosen || allowed.includes(chat));
}

/**
 * The id of the official service desk assistant; null where there is none. Until the list is loaded, or while
 * offline, the id that every server uses: a quick question must not go to another chat.
 */
export function serviceDeskOf(brand: Brand, found: string | null | undefined): string | null {
  if (found === undefined && brand === "amelia") return SERVICE_DESK_ID;
  return found ?? null;
}

/** Whether the selected model has vision. */
export const canLook = (model: ChosenModel): boolean => model.state !== "unknown" && model.model.vision;

/** Whether web search is on; null where the model does not support it. */
export function onlineOf(model: ChosenModel, wanted: boolean): boolean | null {
  return model.state !== "unknown" && model.model.online ? wanted : null;
}
