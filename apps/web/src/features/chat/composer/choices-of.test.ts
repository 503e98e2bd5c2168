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

describe("what the first question is asked with", () => {
  it("is the draft's choice where the person may, the brand's own chat otherwise", () => {
    expect(firstChoices({ text: "", chat: "chat-libre" }, AROUND).chat).toBe("chat-libre");
    expect(firstChoices({ text: "", chat: "images" }, AROUND).chat).toBe("rh-plus");
    expect(firstChoices({ text: "", baseKnowledge: "RAMPA" }, AROUND)).toMatchObject({
      baseKnowledge: "RAMPA",
    });
  });

  it("is the assistant of the address, whatever the draft says", () => {
    const around = { ...AROUND, assistantId: "a1" };
    expect(firstChoices({ text: "", chat: "chat-libre" }, around)).toMatchObject({
      chat: "ai-builder",
      assistantId: "a1",
    });
    expect(firstChats(around)).toEqual(["ai-builder"]);
  });

  it("has the service desk among its chats only where there is one", () => {
    expect(firstChats({ assistantId: null, serviceDesk: null })).toEqual(["rh-plus", "chat-libre", "images"]);
    expect(firstChats({ assistantId: null, serviceDesk: "d" })).toContain("ai-builder");
  });
});

describe("what is sent of the choices", () => {
  const wanted = {
    chat: "chat-libre",
    assistantId: null,
    model: "gpt-5",
    online: true,
    baseKnowledge: null,
  } as const;

  it("is the model where it is there, and none where another steps in or an assistant has its own", () => {
    expect(sentChoices(wanted, model("chosen")).model).toBe("gpt-5");
    expect(sentChoices(wanted, model("replaced")).model).toBeUndefined();
    expect(sentChoices({ ...wanted, assistantId: "a1" }, model("chosen")).model).toBeUndefined();
  });

  it("is the web only with a model that can search it", () => {
    expect(sentChoices(wanted, model("chosen")).online).toBe(true);
    expect(sentChoices(wanted, model("chosen", false)).online).toBe(false);
  });
});

describe("choosing in the composer", () => {
  it("changes only what was chosen, also where that is nothing", () => {
    expect(givenChoices({ model: "gpt-5" })).toEqual({ model: "gpt-5" });
    expect(givenChoices({ baseKnowledge: null, online: false })).toEqual({
      baseKnowledge: null,
      online: false,
    });
  });

  it("leaves a conversation with its assistant", () => {
    expect(nextChats("ai-builder")).toEqual(["ai-builder"]);
    expect(nextChats("images")).toContain("rh-plus");
  });

  it("suggests the brand's first questions for the brand's own chat alone", () => {
    const around = { first: "rh-plus", own: "rh-plus", allowed: ["rh-plus", "chat-libre"] } as const;
    expect(suggestedChatOf({ ...around, chat: "rh-plus" })).toBe("rh-plus");
    expect(suggestedChatOf({ ...around, chat: "chat-libre" })).toBe("chat-libre");
    // The brand's own chat is not for this person, who begins in free chat.
    expect(suggestedChatOf({ ...around, chat: "chat-libre", first: "chat-libre", allowed: [] })).toBe(
      "chat-libre",
    );
  });
});
