import { afterEach, expect, it, vi } from "vitest";
import { copyMarkdown, copyRich } from "./copy-rich.ts";

afterEach(() => vi.unstubAllGlobals());

function clipboard() {
  const writeText = vi.fn(async (_text: string) => undefined);
  const write = vi.fn(async (_items: { parts: Record<string, Blob> }[]) => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText, write } });
  return { writeText, write };
}

it("copies the Markdown source", async () => {
  const { writeText } = clipboard();
  await copyMarkdown("**a** [1]");
  expect(writeText).toHaveBeenCalledWith("**a** [1]");
});

it("copies HTML and plain text at once", async () => {
  const { write } = clipboard();
  vi.stubGlobal(
    "ClipboardItem",
    class {
      parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  );
  await copyRich("**a**\n\n| b | c |\n|---|---|\n| d | 1 |");
  const parts = write.mock.calls[0]?.[0][0]?.parts ?? {};
  expect(await parts["text/plain"]?.text()).toBe("a\n\nb\tc\nd\t1");
  expect(await parts["text/html"]?.text()).toContain("<strong>a</strong>");
});

it("copies plain text where the browser supports nothing else", async () => {
  const { writeText } = clipboard();
  vi.stubGlobal("ClipboardItem", undefined);
  await copyRich("**a**");
  expect(writeText).toHaveBeenCalledWith("a");
});
