import { SERVICE_DESK_ID } from "@metatron/contract/desk/constants";
import { type Brand, type ChatType, chatTypes } from "@metatron/contract/enums";
import { isMeantFor, type Role } from "@metatron/contract/roles";
import type { AnsweringChat } from "../../../local-db/rows.ts";
import type { ChosenModel } from "./chosen-model.ts";

/** The types of chat that are for this person; until the server has said so, as their roles usually have it. */
export function allowedChats(
  roles: readonly Role[],
  said: { chats: readonly ChatType[] } | undefined,
): readonly ChatType[] {
  if (said) return said.chats;
  return isMeantFor(null, roles) ? chatTypes : chatTypes.filter((chat) => chat !== "rh-plus");
}

/** Those of the chats that may be chosen. The one that is chosen stays, or its name could not be shown. */
export function offeredChats(
  chats: readonly AnsweringChat[],
  { chosen, allowed }: { chosen: AnsweringChat; allowed: readonly ChatType[] },
): AnsweringChat[] {
  return chats.filter((chat) => chat === chosen || allowed.includes(chat));
}

/**
 * The id of the official service desk assistant; null where there is none. Until the list has come, or without a network,
 * the id that every server gives it: a quick question must not go elsewhere.
 */
export function serviceDeskOf(brand: Brand, found: string | null | undefined): string | null {
  if (found === undefined && brand === "amelia") return SERVICE_DESK_ID;
  return found ?? null;
}

/** Whether the model that answers can look at pictures. */
export const canLook = (model: ChosenModel): boolean => model.state !== "unknown" && model.model.vision;

/** Whether the web is searched; null where the model can't. */
export function onlineOf(model: ChosenModel, wanted: boolean): boolean | null {
  return model.state !== "unknown" && model.model.online ? wanted : null;
}
