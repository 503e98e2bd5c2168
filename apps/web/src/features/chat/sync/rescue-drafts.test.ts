import { describe, expect, it, vi } from "vitest";
import { readDraft } from "../../../local-db/drafts.ts";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { aRescue, aStorage } from "./rescue-drafts.fixtures.ts";

const never = () => () => undefined;

/** A page of one browser, whose timers never come. */
function aPage(storage = aStorage(), db = openTestDatabase()) {
  const drafts = keepDrafts({ db, rescue: aRescue(storage), warn: vi.fn(), later: never });
  return { storage, db, drafts };
}

describe("a draft of a page that goes", () => {
  it("is there on the next page, though it was never written", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    expect(await readDraft(db, "chat")).toBeUndefined();
    const next = aPage(storage, db);
    expect(await next.drafts.read("chat")).toEqual({ text: "Hola" });
    expect(storage.length).toBe(0);
  });

  it("is rescued also while it is being written", () => {
    const { storage, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    void drafts.saveNow();
    drafts.rescue();
    expect(storage.length).toBe(1);
  });

  it("is not brought back over a newer one when the page came back and went on", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    drafts.comeBack();
    drafts.type("chat", { text: "Hola y adiós" });
    await drafts.saveNow();
    expect(await aPage(storage, db).drafts.read("chat")).toEqual({ text: "Hola y adiós" });
  });

  it("is gone once it is sent", async () => {
    const { storage, db, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    await drafts.sending("chat");
    drafts.rescue();
    expect(await aPage(storage, db).drafts.read("chat")).toBeUndefined();
  });

  it("is left nowhere once the person has left", () => {
    const { storage, drafts } = aPage();
    drafts.type("chat", { text: "Hola" });
    drafts.rescue();
    drafts.close();
    drafts.rescue();
    expect(storage.length).toBe(0);
  });

  it("is nobody else's, and a damaged one harms nothing", () => {
    const storage = aStorage();
    aRescue(storage, "other").keep([{ conversationId: "chat", draft: { text: "Suyo" } }]);
    storage.setItem("metatron.drafts.someone.page", "{");
    expect(aRescue(storage).take()).toEqual([]);
    expect(aRescue(storage, "other").take()).toHaveLength(1);
  });
});
