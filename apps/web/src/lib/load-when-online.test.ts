import { expect, it, vi } from "vitest";
import { loadWhenOnline } from "./load-when-online.ts";

it("waits for the network after a failed load, and loads again", async () => {
  const network = new EventTarget();
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const loaded = loadWhenOnline(load, () => network)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  network.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});
