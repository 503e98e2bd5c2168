import { cleanLine, cleanText, createTextCleaner } from "@metatron/text/clean-text";
import type { ModelEvent } from "./model-client.ts";

type OnEvent = (event: ModelEvent) => void;

/**
 * Cleans a model's output so that the stream and the database can store it. A surrogate pair that arrives in
 * two events is emitted in one; a lone surrogate is emitted as U+FFFD before anything that follows.
 */
export function cleanEvents(onEvent: OnEvent): { take: OnEvent; end(): void } {
  const cleaner = createTextCleaner();
  let kind: "text" | "reasoning" = "text";
  const emit = (text: string) => {
    if (text !== "") onEvent({ type: kind, text });
  };
  const end = () => emit(cleaner.end());

  return {
    take(event) {
      if (event.type === "text" || event.type === "reasoning") {
        if (event.type !== kind) end();
        kind = event.type;
        const cleaned = cleaner.take(event.text);
        // Nearly every token is clean, and a copy of each event is work for the garbage collector.
        return cleaned === event.text ? onEvent(event) : emit(cleaned);
      }
      end();
      if (event.type !== "source") return onEvent(event);
      const { url, title } = event;
      onEvent({ type: "source", url: cleanText(url), title: title === undefined ? title : cleanLine(title) });
    },
    end,
  };
}
