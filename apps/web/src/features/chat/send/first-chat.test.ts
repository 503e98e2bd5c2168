import { describe, expect, it } from "vitest";
import { firstChatOf } from "./first-chat.ts";

describe("a new conversation", () => {
  it("talks to what its brand is for", () => {
    expect(firstChatOf("rh", null)).toEqual({ chat: "rh-plus", assistantId: null });
    expect(firstChatOf("chatlibre", "desk")).toEqual({ chat: "chat-libre", assistantId: null });
    expect(firstChatOf("amelia", "desk")).toEqual({ chat: "ai-builder", assistantId: "desk" });
  });

  it("of Amelia is free chat where there is no service desk assistant", () => {
    expect(firstChatOf("amelia", null)).toEqual({ chat: "chat-libre", assistantId: null });
  });
});
