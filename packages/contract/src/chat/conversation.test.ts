import { describe, expect, it } from "vitest";
import { conversationPatch } from "./conversation.ts";

describe("changing a conversation", () => {
  it("accepts any of its fields and clears nullable ones", () => {
    const patch = { title: "Permisos", emoji: null, favorite: true, pinned: false, baseKnowledge: null };
    expect(conversationPatch.parse(patch)).toEqual(patch);
  });

  it.each([
    { title: " " },
    { title: "x".repeat(201) },
    { chat: "rhplus" },
    { digest: "0" },
    { pinned: "yes" },
  ])("refuses %.60j", (patch) => {
    expect(conversationPatch.safeParse(patch).success).toBe(false);
  });
});
