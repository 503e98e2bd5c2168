/** Draws a formula into an element; false where the formula is not valid. */
export type DrawFormula = (tex: string, into: HTMLElement, isDisplay: boolean) => boolean;

/** KaTeX with its style sheet, loaded when the first formula is shown. */
export const formulas = createFormulas();

function createFormulas() {
  let draw: DrawFormula | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();

  async function load() {
    const [{ default: katex }] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
    draw = (tex, into, displayMode) => {
      try {
        // It builds nodes, no markup from text; `trust: false` refuses links, images and styles of the writer.
        katex.render(tex, into, { displayMode, trust: false, strict: "ignore", maxSize: 20, maxExpand: 200 });
        return true;
      } catch {
        return false;
      }
    };
    for (const notify of listeners) notify();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (!draw && !isLoading) {
        isLoading = true;
        // Without a network the formula stays readable as it was written; the next one tries again.
        load().catch(() => {
          isLoading = false;
        });
      }
      return () => listeners.delete(listener);
    },
    current: (): DrawFormula | null => draw,
  };
}
