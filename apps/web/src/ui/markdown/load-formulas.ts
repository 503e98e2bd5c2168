import { loadOnce } from "./load-once.ts";

/** KaTeX with its style sheet. It draws a formula into an element, and answers false where the formula is not valid. */
export const formulas = loadOnce(async () => {
  const [{ default: katex }] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
  return {
    draw(tex: string, into: HTMLElement, displayMode: boolean): boolean {
      try {
        // It builds nodes, no markup from text; `trust: false` refuses links, images and styles of the writer.
        katex.render(tex, into, { displayMode, trust: false, strict: "ignore", maxSize: 20, maxExpand: 200 });
        return true;
      } catch {
        return false;
      }
    },
  };
});
