import { loadOnce } from "./load-once.ts";

/**
 * KaTeX with its style sheet. Renders a formula into an element, and returns false where the formula is
 * invalid.
 */
export const formulas = loadOnce(async () => {
  const [{ default: katex }] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
  return {
    draw(tex: string, into: HTMLElement, displayMode: boolean): boolean {
      try {
        // KaTeX builds DOM nodes, never HTML from text; `trust: false` refuses links, images and styles in
        // the formula.
        katex.render(tex, into, { displayMode, trust: false, strict: "ignore", maxSize: 20, maxExpand: 200 });
        return true;
      } catch {
        return false;
      }
    },
  };
});
