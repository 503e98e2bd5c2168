import { SERVICE_DESK_ID } from "@metatron/contract/desk/constants";
import { expect, it } from "vitest";
import type { ChosenModel } from "./chosen-model.ts";
import { allowedChats, canLook, offeredChats, onlineOf, serviceDeskOf } from "./options-of.ts";

const unknown: ChosenModel = { state: "unknown", id: "gpt-5" };

it("takes the accessible chats from the server, and from the roles until it has responded", () => {
  expect(allowedChats([], { chats: ["chat-libre"] })).toEqual(["chat-libre"]);
  expect(allowedChats(["chat_metatron_user_external"], undefined)).not.toContain("rh-plus");
  expect(allowedChats(["chat_metatron_user_basic"], undefined)).toContain("rh-plus");
});

it("offers the accessible chats, and the selected one in any case", () => {
  const chats = ["rh-plus", "chat-libre", "images"] as const;
  expect(offeredChats(chats, { chosen: "rh-plus", allowed: ["images"] })).toEqual(["rh-plus", "images"]);
});

it("asks the service desk before its list is loaded, and no assistant where there is none", () => {
  expect(serviceDeskOf("amelia", undefined)).toBe(SERVICE_DESK_ID);
  expect(serviceDeskOf("amelia", null)).toBeNull();
  expect(serviceDeskOf("rh", undefined)).toBeNull();
});

it("assumes neither vision nor web search for an unknown model", () => {
  expect([canLook(unknown), onlineOf(unknown, true)]).toEqual([false, null]);
});
