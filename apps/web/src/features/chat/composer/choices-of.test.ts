import { describe, expect, it } from "vitest";
import { firstChats, firstChoices, sentChoices } from "./choices-of.ts";
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
