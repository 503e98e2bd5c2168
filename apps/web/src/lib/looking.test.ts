import { afterEach, expect, it, vi } from "vitest";
import { isLookedAt, startLooking } from "./looking.ts";

afterEach(() => vi.unstubAllGlobals());

it("the app is looked at while at least one of its tabs is visible", async () => {
  expect(await isLookedAt()).toBe(false);
  const hideFirst = startLooking();
  const hideSecond = startLooking();
  await vi.waitFor(async () => expect(await isLookedAt()).toBe(true));
  hideFirst();
  expect(await isLookedAt()).toBe(true);
  hideSecond();
  await vi.waitFor(async () => expect(await isLookedAt()).toBe(false));
});

it("a browser without locks counts as not looked at, so that nothing stays unannounced", async () => {
  vi.stubGlobal("navigator", {});
  startLooking()();
  expect(await isLookedAt()).toBe(false);
});
