import { SERVICE_DESK_ID } from "@metatron/contract/desk/constants";
import { expect, it } from "vitest";
import type { ChosenModel } from "./chosen-model.ts";
import { allowedChats, canLook, offeredChats, onlineOf, serviceDeskOf } from "./options-of.ts";

const unknown: ChosenModel = { state: "unknown", id: "gpt-5" };

it("believes the server about which chats are for a person, and the roles until it has answered", () => {
  expect(allowedChats([], { chats: ["chat-libre"] })).toEqual(["chat-libre"]);
  expect(allowedChats(["chat_metatron_user_external"], undefined)).not.toContain("rh-plus");
  expect(allowedChats(["chat_metatron_user_basic"], undefined)).toContain("rh-plus");
});

it("offers the chats that are for a person, and the one that is chosen in any case", () => {
  const chats = ["rh-plus", "chat-libre", "images"] as const;
  expect(offeredChats(chats, { chosen: "rh-plus", allowed: ["images"] })).toEqual(["rh-plus", "images"]);
});

it("asks the service desk before its list has come, and nobody where there is none", () => {
  expect(serviceDeskOf("amelia", undefined)).toBe(SERVICE_DESK_ID);
  expect(serviceDeskOf("amelia", null)).toBeNull();
  expect(serviceDeskOf("rh", undefined)).toBeNull();
});

it("neither looks at pictures nor searches the web with a model that is not known yet", () => {
  expect([canLook(unknown), onlineOf(unknown, true)]).toEqual([false, null]);
});
