import { describe, expect, it, vi } from "vitest";
import { listConversations } from "./conversations.ts";
import { createLiveStore } from "./live-store.ts";
import { aConversationRow, newPlace, openTestDatabase } from "./local-db.fixtures.ts";

describe("a live query", () => {
  it("shows what another tab writes, until nobody listens", async () => {
    const place = newPlace();
    const here = openTestDatabase(place);
    const other = openTestDatabase(place);
    const store = createLiveStore(here, listConversations);
    expect(store.snapshot()).toEqual({ state: "loading" });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    await eventually(() => expect(store.snapshot()).toEqual({ state: "ready", value: [] }));
    const row = aConversationRow();
    await other.chats.add(row);
    await eventually(() => expect(store.snapshot()).toEqual({ state: "ready", value: [row] }));
    unsubscribe();
    const calls = listener.mock.calls.length;
    await other.chats.update(row.id, { title: "Otro" });
    await listConversations(here);
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  it("tells that the database could not be read", async () => {
    const fault = new Error("no storage");
    const store = createLiveStore(openTestDatabase(), () => Promise.reject(fault));
    const unsubscribe = store.subscribe(() => undefined);
    await eventually(() => expect(store.snapshot()).toMatchObject({ state: "failed", error: fault }));
    unsubscribe();
  });
});

/** This machine may be busy with other things. */
function eventually(check: () => void) {
  return vi.waitFor(check, { timeout: 4000, interval: 20 });
}
