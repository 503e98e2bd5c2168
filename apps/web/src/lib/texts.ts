/** The keys of the Spanish texts, each with a string: a translation that lacks a key does not compile. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The areas in which texts are loaded, each with the first page or dialog that needs it. */
export type TextArea =
  | "signed-in"
  | "conversation"
  | "assistant-editor"
  | "comparisons"
  | "handovers"
  | "knowledge-base"
  | "notices"
  | "projects"
  | "prompts"
  | "scan"
  | "schedules"
  | "shares"
  | "settings"
  | "admin"
  | "feedback"
  | "news"
  | "tour"
  | "help";

type TextLoader = (areas: readonly TextArea[]) => Promise<void>;

let loadAreas: TextLoader | undefined;

/** The app registers the loader; features only name the areas that they use. */
export function provideTexts(loader: TextLoader) {
  loadAreas = loader;
}

/** Lazy-loads code together with its texts: without them it would show their keys. */
export function withTexts<T>(areas: readonly TextArea[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadAreas?.(areas)]);
    return loaded;
  };
}
