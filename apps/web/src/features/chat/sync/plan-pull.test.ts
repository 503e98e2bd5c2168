import { describe, expect, it } from "vitest";
import { planPull } from "./plan-pull.ts";

const answer = { synced: false, missing: [], stale: [], unknown: [], deleted: [] };
const local = { ids: new Set<string>(), unsent: new Set<string>(), tombstones: new Set<string>() };

describe("the plan after a comparison with the server", () => {
  it("fetches conversations that are missing or stale here", () => {
    const plan = planPull({ ...answer, missing: ["new"], stale: ["old"] }, local);
    expect(plan).toEqual({ wanted: ["new", "old"], deleted: [], unknown: [] });
  });

  it("does not restore conversations that were deleted here", () => {
    expect(planPull({ ...answer, missing: ["a"] }, { ...local, tombstones: new Set(["a"]) }).wanted).toEqual(
      [],
    );
  });

  it("does not fetch again conversations that were only cut off the list", () => {
    expect(planPull({ ...answer, missing: ["a"] }, { ...local, ids: new Set(["a"]) }).wanted).toEqual([]);
  });

  it("lets deletion win over unsent changes", () => {
    const unsent = new Set(["a"]);
    expect(planPull({ ...answer, deleted: ["a"] }, { ...local, unsent }).deleted).toEqual(["a"]);
  });

  it("removes conversations that the server has lost, unless unsent changes may recreate them", () => {
    const unsent = new Set(["b"]);
    expect(planPull({ ...answer, unknown: ["a", "b"] }, { ...local, unsent }).unknown).toEqual(["a"]);
  });
});
