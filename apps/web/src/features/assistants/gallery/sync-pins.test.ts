import { describe, expect, it, vi } from "vitest";
import { listPinnedAssistants } from "../../../local-db/assistants.ts";
import { openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { someAssistant } from "../assistants.fixtures.ts";
import { setPinned, syncPins } from "./sync-pins.ts";

const fleet = someAssistant({ id: "fleet", name: "Flota" });

function deps(send = vi.fn<(id: string, pinned: boolean) => Promise<void>>(async () => undefined)) {
  return { db: openTestDatabase(), send, warn: vi.fn<(message: string) => void>() };
}

const pinnedIn = async ({ db }: ReturnType<typeof deps>) =>
  (await listPinnedAssistants(db)).map(({ id }) => id);

describe("pins", () => {
  it("are stored at once and sent to the server; pinning twice only logs a warning", async () => {
    const given = deps();
    await setPinned(given, fleet, true);
    await setPinned(given, fleet, true);
    expect(await pinnedIn(given)).toEqual(["fleet"]);
    expect(given.warn).toHaveBeenCalledOnce();
    expect(given.send).toHaveBeenCalledWith("fleet", true);
  });

  it("are loaded from the server on another computer, and removed when they were removed there", async () => {
    const given = deps();
    await syncPins(given, [{ ...fleet, pinned: true }]);
    expect(await pinnedIn(given)).toEqual(["fleet"]);
    await syncPins(given, [{ ...fleet, pinned: false }]);
    expect(await pinnedIn(given)).toEqual([]);
    expect(given.send).not.toHaveBeenCalled();
  });

  it("that did not reach the server are sent at the next visit, not reverted", async () => {
    const given = deps();
    given.send.mockRejectedValueOnce(new Error("offline"));
    await setPinned(given, fleet, true);
    await syncPins(given, [{ ...fleet, pinned: false }]);
    expect(await pinnedIn(given)).toEqual(["fleet"]);
    expect(given.send).toHaveBeenCalledTimes(2);
    await syncPins(given, [{ ...fleet, pinned: true }]);
    expect(given.send).toHaveBeenCalledTimes(2);
  });
});
