import { describe, expect, it } from "vitest";
import { countUnseen } from "./unseen-news.ts";

const items = [
  { version: "2026-11-10T09:00:00.000Z" },
  { version: "2026-11-09T16:30:00.000Z" },
  { version: "2026-11-09T08:00:00.000Z" },
  { version: "2026-10-01" },
];

describe("news that were not seen yet", () => {
  it("are all of them on a first visit", () => {
    expect(countUnseen(items, null)).toBe(4);
    expect(countUnseen(items, "0")).toBe(4);
  });

  it("are those published after the seen version, even if that version was deleted", () => {
    expect(countUnseen(items, "2026-11-09T08:00:00.000Z")).toBe(2);
    expect(countUnseen(items, "2026-11-09T12:00:00.000Z")).toBe(2);
    expect(countUnseen(items, "2026-10-01")).toBe(3);
  });

  it("are none once the newest version was seen", () => {
    expect(countUnseen(items, "2026-11-10T09:00:00.000Z")).toBe(0);
    expect(countUnseen([], "2026-11-10T09:00:00.000Z")).toBe(0);
  });

  it("are not those that the person has confirmed", () => {
    const [newest, ...others] = items.map((item) => ({ ...item, acknowledged: false }));
    expect(newest && countUnseen([{ ...newest, acknowledged: true }, ...others], null)).toBe(3);
  });
});
