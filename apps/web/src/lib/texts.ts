/** The keys of Spanish texts with a text for each: another language that lacks one does not compile. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The parts that the texts of the interface are loaded in, each with the first page or dialog that shows one of them. */
export type TextArea =
  | "signed-in"
  | "conversation"
  | "assistant-editor"
  | "knowledge-base"
  | "settings"
  | "admin"
  | "feedback"
  | "news"
  | "tour"
  | "help";

type TextLoader = (areas: readonly TextArea[]) => Promise<void>;

let loadAreas: TextLoader | undefined;

/** The app knows where the texts are; features only name the areas that they show. */
export function provideTexts(loader: TextLoader) {
  loadAreas = loader;
}

/** Code that is loaded late, with its texts: without them it would show the names of their keys. */
export function withTexts<T>(areas: readonly TextArea[], load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadAreas?.(areas)]);
    return loaded;
  };
}
