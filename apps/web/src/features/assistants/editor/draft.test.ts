import { describe, expect, it } from "vitest";
import {
  changedFields,
  draftFault,
  emptyDraft,
  mergeDrafts,
  toNewAssistant,
  toUpdate,
  triedDraft,
} from "./draft.ts";

const base = { ...emptyDraft("gpt-5"), name: "Manual", instructions: "Ayudas.", starters: ["¿Qué hago?"] };
const picture = { fileId: "a", url: "/a?signed=1" };

describe("a draft of an assistant", () => {
  it("detects changed fields, and ignores renewed signed URLs", () => {
    const published = { ...base, avatar: picture };
    expect(changedFields(published, { ...published, avatar: { fileId: "a", url: "/a?signed=2" } })).toEqual(
      [],
    );
    expect(changedFields(base, { ...base, name: "Otro", avatar: picture })).toEqual(["name", "avatar"]);
  });

  it("names the roles it is for, or nobody in particular", () => {
    const limited = { ...base, roles: ["chat_metatron_user_pro" as const] };
    expect(changedFields(base, limited)).toEqual(["roles"]);
    expect(toUpdate(limited, { changed: ["roles"], version: 2 })).toEqual({
      version: 2,
      roles: ["chat_metatron_user_pro"],
    });
    expect(toUpdate(base, { changed: ["roles"], version: 3 })).toEqual({ version: 3, roles: null });
    expect(toNewAssistant("id", limited).roles).toEqual(["chat_metatron_user_pro"]);
  });

  it("has the default tools, or those that its author chose, or none", () => {
    const chosen = { ...base, tools: ["calculate"] };
    expect(changedFields(base, chosen)).toEqual(["tools"]);
    expect(changedFields(base, { ...base, tools: [] })).toEqual(["tools"]);
    expect(toUpdate(chosen, { changed: ["tools"], version: 2 })).toEqual({
      version: 2,
      tools: ["calculate"],
    });
    expect(toUpdate(base, { changed: ["tools"], version: 3 })).toEqual({ version: 3, tools: null });
    expect(triedDraft(chosen, "Nuevo").tools).toEqual(["calculate"]);
  });

  it("does not count a starter that is still empty", () => {
    expect(changedFields(base, { ...base, starters: ["¿Qué hago?", "  "] })).toEqual([]);
  });

  it("sends only changed fields, with the version it is based on", () => {
    const draft = { ...base, name: " Manual de rampa ", starters: ["", "¿Y con hielo?"] };
    expect(toUpdate(draft, { changed: ["name", "starters"], version: 14 })).toEqual({
      version: 14,
      name: "Manual de rampa",
      starters: ["¿Y con hielo?"],
    });
    expect(toNewAssistant("id", base)).toEqual({ id: "id", ...base, avatar: null });
  });

  it("can't be published without a name", () => {
    expect(draftFault({ ...base, name: " " })).toBe("name_missing");
    expect(draftFault({ ...base, name: "x".repeat(121) })).toBe("name_long");
    expect(draftFault(base)).toBeNull();
  });
});

describe("two people's changes", () => {
  it("are merged where they touch different fields", () => {
    const mine = { ...base, instructions: "Ayudas con rampa." };
    const theirs = { ...base, name: "Manual de rampa" };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      merged: { ...base, name: "Manual de rampa", instructions: "Ayudas con rampa." },
      conflicts: [],
      taken: ["name"],
    });
  });

  it("need a choice where both changed the same field differently, and none where alike", () => {
    const mine = { ...base, name: "A", description: "igual" };
    const theirs = { ...base, name: "B", description: "igual" };
    expect(mergeDrafts(base, mine, theirs)).toEqual({ merged: mine, conflicts: ["name"], taken: [] });
  });
});
