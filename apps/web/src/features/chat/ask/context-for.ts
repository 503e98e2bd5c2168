import type { AskPorts } from "./ask.ts";

interface Options {
  search: (category: string, text: string) => ReturnType<AskPorts["contextFor"]>;
  onFailed: () => void;
}

/**
 * Searches the person's own knowledge base for a question. If the
 * search fails, the question is sent without context.
 */
export function createContextFor({ search, onFailed }: Options): AskPorts["contextFor"] {
  return async (category, text) => {
    if (category === null) return [];
    try {
      return await search(category, text);
    } catch {
      onFailed();
      return [];
    }
  };
}
