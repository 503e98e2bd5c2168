import { tourNames } from "@metatron/contract/settings/constants";
import { describe, expect, it } from "vitest";
import { tour as texts } from "./texts/es.ts";
import { stopsOf, tourOfPath, tourStops } from "./tours.ts";

describe.each(tourNames)("the tour of %s", (tour) => {
  it("has a title and a text for each of its stops, and no texts for others", () => {
    const words: Record<string, { title: string; text: string }> = texts[tour];
    expect(Object.keys(words).sort()).toEqual(Object.keys(tourStops[tour]).sort());
    for (const { title, text } of Object.values(words)) expect([title, text].every(Boolean)).toBe(true);
  });
});

describe("a tour", () => {
  const place = (width: number) => ({ getBoundingClientRect: () => ({ width, height: width }) });

  it("stops only at elements that are visible", () => {
    const shown = place(40);
    const page = {
      querySelectorAll: (selector: string) =>
        selector.includes("page-tools")
          ? [place(0), shown]
          : selector.includes("page-content")
            ? [place(0)]
            : [],
      // The test needs only this part of the document.
    } as unknown as ParentNode;
    expect(stopsOf("assistants", page)).toEqual([{ tour: "assistants", name: "tools", place: shown }]);
    expect(stopsOf("chat", page)).toEqual([]);
  });

  it("belongs to the screen of the URL", () => {
    expect(["/chat", "/assistants", "/images", "/admin/news"].map(tourOfPath)).toEqual([...tourNames]);
    expect(["/chat/123", "/help", "/assistants/new"].map(tourOfPath)).toEqual([null, null, null]);
  });
});
