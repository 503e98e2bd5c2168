import { describe, expect, it } from "vitest";
import { acrossTabs, withinThisTab } from "./one-at-a-time.ts";

describe.each([
  ["the browser's locks", () => acrossTabs("test-lock")],
  ["no locks", () => acrossTabs("test-lock", null)],
  ["this tab alone", () => withinThisTab()],
])("one at a time with %s", (_name, make) => {
  it("starts the second task after the first has ended, also after a failure", async () => {
    const oneAtATime = make();
    const order: string[] = [];
    const { promise, reject } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const first = oneAtATime(async () => {
      order.push("first begins");
      begin();
      await promise.finally(() => order.push("first ends"));
    });
    const second = oneAtATime(async () => {
      order.push("second begins");
      return "done";
    });
    await hasBegun;
    reject(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    expect(await second).toBe("done");
    expect(order).toEqual(["first begins", "first ends", "second begins"]);
  });
});
