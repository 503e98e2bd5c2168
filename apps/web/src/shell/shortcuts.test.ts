import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const press = (
  key: string,
  modifiers: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {},
) => shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

describe("a key press", () => {
  it("opens the search with Ctrl K and with Command K", () => {
    expect(press("k", { ctrlKey: true })).toBe("search");
    expect(press("K", { metaKey: true })).toBe("search");
  });

  it("starts a conversation with Ctrl O", () => {
    expect(press("o", { ctrlKey: true })).toBe("newConversation");
  });

  it("cycles through the regions with F6", () => {
    expect(press("F6")).toBe("nextRegion");
    expect(press("F6", { shiftKey: true })).toBe("previousRegion");
  });

  it("shows the keys with a question mark", () => {
    expect(press("?", { shiftKey: true })).toBe("help");
    expect(press("?", { ctrlKey: true })).toBeNull();
  });

  it("is ignored otherwise", () => {
    expect(press("k")).toBeNull();
    expect(press("o", { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press("k", { ctrlKey: true, altKey: true })).toBeNull();
  });
});
