import { describe, expect, it, vi } from "vitest";
import { readDraft } from "../../../local-db/drafts.ts";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { aRescue, aStorage } from "./rescue-drafts.fixtures.ts";

const never = () => () => undefined;

/** A page whose timers never fire. */
function aPage(storage = aStorage(), db = openTestDatabase()) {
  const drafts = keepDrafts({ db, rescue: aRescue(storage), warn: vi.fn(), later: never });
  return { storage, db, drafts };
}

describe("a draft of a page that is closed", () => {
  it("is restored on the next page, though it was never written", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    expect(await readDraft(db, "chat")).toBeUndefined();
    const next = aPage(storage, db);
    expect(await next.drafts.read("chat")).toEqual({ text: "Hola" });
    expect(storage.length).toBe(0);
  });

  it("is also rescued while it is being written", () => {
    const { storage, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    void drafts.saveNow();
    drafts.rescue();
    expect(storage.length).toBe(1);
  });

  it("does not replace a newer one when the page was restored and used again", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    drafts.comeBack();
    drafts.type("chat", { text: "Hola y adiós" });
    await drafts.saveNow();
    expect(await aPage(storage, db).drafts.read("chat")).toEqual({ text: "Hola y adiós" });
  });

  it("is removed once it is sent", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    await drafts.sending("chat");
    drafts.rescue();
    expect(await aPage(storage, db).drafts.read("chat")).toBeUndefined();
  });

  it("is removed once the person has signed out", () => {
    const { storage, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    drafts.close();
    drafts.rescue();
    expect(storage.length).toBe(0);
  });

  it("is not visible to another person, and a damaged one is ignored", () => {
    const storage = aStorage();
    aRescue(storage, "other").keep([{ conversationId: "chat", draft: { text: "Suyo" } }]);
    storage.setItem("metatron.drafts.someone.page", "{");
    expect(aRescue(storage).take()).toEqual([]);
    expect(aRescue(storage, "other").take()).toHaveLength(1);
  });
});
