import { cleanLine, cleanText, createTextCleaner } from "@metatron/text/clean-text";
import type { ModelEvent } from "./model-client.ts";

type OnEvent = (event: ModelEvent) => void;

/**
 * What a model writes, as the stream and the database can hold it. Two halves of an emoji that arrive in two events are
 * told in one; a half that stays alone is told as U+FFFD before anything else follows.
 */
export function cleanEvents(onEvent: OnEvent): { take: OnEvent; end(): void } {
  const cleaner = createTextCleaner();
  let kind: "text" | "reasoning" = "text";
  const tell = (text: string) => {
    if (text !== "") onEvent({ type: kind, text });
  };
  const end = () => tell(cleaner.end());

  return {
    take(event) {
      if (event.type === "text" || event.type === "reasoning") {
        if (event.type !== kind) end();
        kind = event.type;
        return tell(cleaner.take(event.text));
      }
      end();
      if (event.type !== "source") return onEvent(event);
      const { url, title } = event;
      onEvent({ type: "source", url: cleanText(url), title: title === undefined ? title : cleanLine(title) });
    },
    end,
  };
}
