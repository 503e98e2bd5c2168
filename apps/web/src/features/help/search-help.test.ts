import { describe, expect, it } from "vitest";
import { guide as en } from "./guide/en.ts";
import { guide as es } from "./guide/es.ts";
import { guide as pt } from "./guide/pt.ts";
import { helpTopicIds, isHelpTopic } from "./help-topic.ts";
import { searchHelp } from "./search-help.ts";

describe("the help guide", () => {
  it.each([
    ["es", es],
    ["en", en],
    ["pt", pt],
  ])("says something on every page in %s, and leads only to pages that exist", (_language, guide) => {
    for (const id of helpTopicIds) {
      const { title, summary, body, related } = guide[id];
      expect(title.length, id).toBeGreaterThan(3);
      expect(summary.length, id).toBeGreaterThan(15);
      expect(body.split(/\s+/).length, id).toBeGreaterThan(id === "shortcuts" ? 5 : 40);
      expect(
        related.every((each) => isHelpTopic(each) && each !== id),
        id,
      ).toBe(true);
    }
  });
});

describe("searching it", () => {
  it("finds pages ignoring accents and case, best first", () => {
    expect(searchHelp(es, "sin conexion")[0]).toBe("offline");
    expect(searchHelp(es, "IMÁGENES")[0]).toBe("images");
    expect(searchHelp(es, "que datos")[0]).toBe("privacy");
    expect(searchHelp(pt, "audio")).toContain("voice");
    expect(searchHelp(en, "keyboard")[0]).toBe("shortcuts");
  });

  it("explains Ctrl K, pins, @name and publishing in every language", () => {
    for (const guide of [es, en, pt]) {
      expect(searchHelp(guide, "ctrl k")[0]).toBe("find");
      expect(guide.find.body).toContain("@");
      expect(searchHelp(guide, "pin")).toContain("find");
    }
    expect(searchHelp(es, "publicar")[0]).toBe("publish");
    expect(searchHelp(en, "review")[0]).toBe("publish");
    expect(searchHelp(pt, "rascunho")).toContain("publish");
  });

  it("returns every page for an empty query, and none that lacks a word", () => {
    expect(searchHelp(es, "  ")).toEqual([...helpTopicIds]);
    expect(searchHelp(es, "archivos zanahoria")).toEqual([]);
  });
});
