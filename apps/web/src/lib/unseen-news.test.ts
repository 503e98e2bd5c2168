import { describe, expect, it } from "vitest";
import { countUnseen } from "./unseen-news.ts";

const news = {
  version: "3",
  items: [
    { version: "1", date: "2026-10-01" },
    { version: "3", date: "2026-11-10" },
    { version: "2", date: "2026-11-01" },
    { version: "3", date: "2026-11-09" },
  ],
};

describe("news that were not seen yet", () => {
  it("are all of them on a first visit, or when the seen version is long gone", () => {
    expect(countUnseen(news, null)).toBe(4);
    expect(countUnseen(news, "0.1")).toBe(4);
  });

  it("are those after the version that was seen", () => {
    expect(countUnseen(news, "2")).toBe(2);
    expect(countUnseen(news, "1")).toBe(3);
  });

  it("are none once the newest version was seen", () => {
    expect(countUnseen(news, "3")).toBe(0);
  });
});
