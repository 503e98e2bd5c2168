import type { AskPorts } from "./ask.ts";

interface Options {
  search: (category: string, text: string) => ReturnType<AskPorts["contextFor"]>;
  onFailed: () => void;
}

/** Finds what goes with a question from the person's own knowledge base; without it the question goes all the same. */
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
