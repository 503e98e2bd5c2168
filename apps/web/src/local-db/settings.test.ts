import { describe, expect, it, vi } from "vitest";
import { listPinnedAssistants, noteInteraction, pinAssistant, unpinAssistant } from "./assistants.ts";
import { countDrafts, readDraft, writeDraft } from "./drafts.ts";
import { NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { readSetting, writeSetting } from "./settings.ts";

describe("settings", () => {
  it("stores one value for each key, also when two are written at once", async () => {
    const db = openTestDatabase();
    await Promise.all([writeSetting(db, "language", "es"), writeSetting(db, "language", "pt")]);
    expect(await db.settings.count()).toBe(1);
    await writeSetting(db, "language", "en");
    expect(await readSetting(db, "language")).toBe("en");
    await writeSetting(db, "language", undefined);
    expect(await readSetting(db, "language")).toBeUndefined();
  });

  it("stores a draft for each conversation and no empty ones", async () => {
    const db = openTestDatabase();
    await writeDraft(db, "one", { text: "uno", online: true });
    await writeDraft(db, "two", { text: "dos" });
    await writeDraft(db, "two", { text: "  \n" });
    expect(await readDraft(db, "one")).toEqual({ text: "uno", online: true });
    expect(await readDraft(db, "two")).toBeUndefined();
    expect(await countDrafts(db)).toBe(1);
  });
});

describe("pinned assistants", () => {
  const fleet = { id: "a", name: "Flota", emailOwner: "x@y.es", avatar: null };
  const crew = { id: "b", name: "Tripulación", emailOwner: null, avatar: "b.png" };

  it("are listed most recently used first", async () => {
    const db = openTestDatabase();
    const warn = vi.fn();
    await pinAssistant(db, fleet, warn);
    await pinAssistant(db, crew, warn);
    await noteInteraction(db, "b", NOW);
    expect(await listPinnedAssistants(db)).toEqual([
      { ...crew, pinned: true, lastInteraction: NOW.toISOString() },
      { ...fleet, pinned: true, lastInteraction: null },
    ]);
    await unpinAssistant(db, "b");
    expect((await listPinnedAssistants(db)).map(({ id }) => id)).toEqual(["a"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("are only reported as duplicates when pinned twice", async () => {
    const db = openTestDatabase();
    const warn = vi.fn();
    await pinAssistant(db, fleet, warn);
    await pinAssistant(db, { ...fleet, name: "Otro nombre" }, warn);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await listPinnedAssistants(db)).toMatchObject([{ name: "Flota" }]);
  });
});
