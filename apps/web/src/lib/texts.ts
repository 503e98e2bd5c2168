/** The parts that the texts of the interface come in; each travels when something that speaks it is first opened. */
export type TextArea =
  | "rooms"
  | "conversation"
  | "studio"
  | "knowledge"
  | "settings"
  | "admin"
  | "feedback"
  | "news"
  | "tour"
  | "help";

type TextLoader = (areas: readonly TextArea[]) => Promise<void>;

let loadAreas: TextLoader | undefined;

/** The app knows where the texts are; whatever is loaded late only knows which it speaks. */
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
