import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteArrival, setTitleBadge } from "./use-page-title.ts";

const page = Object.assign(new EventTarget(), { title: "", visibilityState: "hidden" });
const badges: (number | "none")[] = [];

beforeEach(() => {
  badges.length = 0;
  page.visibilityState = "hidden";
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push("none"),
  });
});
afterEach(() => vi.unstubAllGlobals());

function look() {
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
}

it("counts what arrives in a hidden tab once each, until the person looks", () => {
  noteArrival("c-1");
  noteArrival("c-1");
  noteArrival("c-2");
  expect(page.title).toMatch(/^\(2\) /);
  look();
  expect(page.title).not.toMatch(/^\(/);
  expect(badges).toEqual([1, 2, "none"]);
});

it("adds to the answers that wait, which a look does not answer", () => {
  setTitleBadge(1);
  noteArrival("c-1");
  expect(page.title).toMatch(/^\(2\) /);
  look();
  expect(page.title).toMatch(/^\(1\) /);
  setTitleBadge(0);
  expect(page.title).not.toMatch(/^\(/);
});

it("marks nothing in a visible tab", () => {
  look();
  noteArrival("c-1");
  expect(badges).toEqual([]);
});
