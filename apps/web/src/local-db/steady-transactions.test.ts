import { Dexie } from "dexie";
import { describe, expect, it, vi } from "vitest";
import { beginTurn } from "./begin-turn.ts";
import { aTurn, openTestDatabase } from "./local-db.fixtures.ts";
import { readOutbox } from "./outbox.ts";

// What Dexie keeps the current transaction in; it has no types.
const zones = Dexie.Promise as unknown as { PSD: object; usePSD<T>(zone: object, run: () => T): T };

describe("a transaction", () => {
  it("is kept also where Dexie takes another one, already over, for the current one", async () => {
    const db = openTestDatabase();
    const turn = aTurn();
    let left: object = {};
    await db.transaction("r", db.assistants, () => {
      left = zones.PSD;
    });
    const begun = zones.usePSD(left, () => beginTurn(db, turn));
    const kept = await new Promise((resolve, reject) => {
      // In a task of its own, or this reading would be mixed up too.
      setTimeout(() => begun.then(() => setTimeout(() => readOutbox(db).then(resolve, reject)), reject));
    });
    expect(kept).toMatchObject([{ operation: { request: turn.request } }]);
  });

  it("that fails for a reason of its own is not run again", async () => {
    const db = openTestDatabase();
    const work = vi.fn(async () => {
      await db.assistants.count();
      throw new Error("mine");
    });
    await expect(db.transaction("rw", db.assistants, work)).rejects.toThrow("mine");
    expect(work).toHaveBeenCalledTimes(1);
  });
});
