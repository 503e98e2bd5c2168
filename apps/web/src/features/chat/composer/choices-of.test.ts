import { describe, expect, it } from "vitest";
import {
  firstChats,
  firstChoices,
  givenChoices,
  nextChats,
  sentChoices,
  suggestedChatOf,
} from "./choices-of.ts";
import type { ChosenModel } from "./chosen-model.ts";

const AROUND = {
  assistantId: null,
  first: "rh-plus",
  allowed: ["rh-plus", "chat-libre"],
  serviceDesk: null,
} as const;
const model = (state: "chosen" | "replaced", online = true) =>
  ({ state, from: "old", model: { id: "gpt-5", online } }) as unknown as ChosenModel;

describe("the choices of the first question", () => {
  it("have the draft's chat where the person has access, the brand's own otherwise", () => {
    expect(firstChoices({ text: "", chat: "chat-libre" }, AROUND).chat).toBe("chat-libre");
    expect(firstChoices({ text: "", chat: "images" }, AROUND).chat).toBe("rh-plus");
    expect(firstChoices({ text: "", baseKnowledge: "RAMPA" }, AROUND)).toMatchObject({
      baseKnowledge: "RAMPA",
    });
  });

  it("have the assistant of the URL, whatever the draft says", () => {
    const around = { ...AROUND, assistantId: "a1" };
    expect(firstChoices({ text: "", chat: "chat-libre" }, around)).toMatchObject({
      chat: "ai-builder",
      assistantId: "a1",
    });
    expect(firstChats(around)).toEqual(["ai-builder"]);
  });

  it("offer the service desk only where there is one", () => {
    expect(firstChats({ assistantId: null, serviceDesk: null })).toEqual(["rh-plus", "chat-libre", "images"]);
    expect(firstChats({ assistantId: null, serviceDesk: "d" })).toContain("ai-builder");
  });
});

describe("the sent choices", () => {
  const wanted = {
    chat: "chat-libre",
    assistantId: null,
    model: "gpt-5",
    online: true,
    baseKnowledge: null,
  } as const;

  it("have the model where it is available, and none where another replaces it or an assistant has its own", () => {
    expect(sentChoices(wanted, model("chosen")).model).toBe("gpt-5");
    expect(sentChoices(wanted, model("replaced")).model).toBeUndefined();
    expect(sentChoices({ ...wanted, assistantId: "a1" }, model("chosen")).model).toBeUndefined();
  });

  it("have web search only with a model that supports it", () => {
    expect(sentChoices(wanted, model("chosen")).online).toBe(true);
    expect(sentChoices(wanted, model("chosen", false)).online).toBe(false);
  });
});

describe("choosing in the composer", () => {
  it("changes only the fields that were chosen, including undefined ones", () => {
    expect(givenChoices({ model: "gpt-5" })).toEqual({ model: "gpt-5" });
    expect(givenChoices({ baseKnowledge: null, online: false })).toEqual({
      baseKnowledge: null,
      online: false,
    });
  });

  it("keeps the assistant of a conversation", () => {
    expect(nextChats("ai-builder")).toEqual(["ai-builder"]);
    expect(nextChats("images")).toContain("rh-plus");
  });

  it("suggests the brand's first questions only for the brand's own chat", () => {
    const around = { first: "rh-plus", own: "rh-plus", allowed: ["rh-plus", "chat-libre"] } as const;
    expect(suggestedChatOf({ ...around, chat: "rh-plus" })).toBe("rh-plus");
    expect(suggestedChatOf({ ...around, chat: "chat-libre" })).toBe("chat-libre");
    // The person has no access to the brand's own chat and starts in free chat.
    expect(suggestedChatOf({ ...around, chat: "chat-libre", first: "chat-libre", allowed: [] })).toBe(
      "chat-libre",
    );
  });
});
