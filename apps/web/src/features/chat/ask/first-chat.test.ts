import { chatTypes } from "@metatron/contract/enums";
import { describe, expect, it } from "vitest";
import { firstChatOf } from "./first-chat.ts";

const available = { serviceDesk: "desk", chats: chatTypes };

describe("a new conversation", () => {
  it("has the chat type of its brand", () => {
    expect(firstChatOf("rh", available)).toEqual({ chat: "rh-plus", assistantId: null });
    expect(firstChatOf("chatlibre", available)).toEqual({ chat: "chat-libre", assistantId: null });
    expect(firstChatOf("amelia", available)).toEqual({ chat: "ai-builder", assistantId: "desk" });
  });

  it("of Amelia is free chat where there is no service desk assistant", () => {
    const without = { ...available, serviceDesk: null };
    expect(firstChatOf("amelia", without)).toEqual({ chat: "chat-libre", assistantId: null });
  });

  it("is free chat for people without access to RH+", () => {
    const chats = chatTypes.filter((chat) => chat !== "rh-plus");
    expect(firstChatOf("rh", { serviceDesk: null, chats })).toEqual({
      chat: "chat-libre",
      assistantId: null,
    });
  });
});
