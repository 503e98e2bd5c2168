import type { ModelEvent } from "./model-client.ts";
import { createRestorer, type Restorations, type Restorer } from "./restore-stream.ts";

type OnEvent = (event: ModelEvent) => void;

/**
 * Puts the values back that stayed here while a model got placeholders: in what it writes and in what it asks tools for.
 * A tool runs here and must look for the value; its result is masked again before the next call leaves. `masks` are in
 * the order in which they come off.
 */
export function restoreEvents(
  masks: readonly Restorations[],
  onEvent: OnEvent,
): { take: OnEvent; end(): void } {
  const ofText = restorersOf(masks);
  const ofInputs = new Map<string, Restorer>();
  let kind: "text" | "reasoning" = "text";
  const tell = (text: string) => {
    if (text !== "") onEvent({ type: kind, text });
  };
  const end = () => tell(ofText.end());

  /** An input that is written piece by piece is JSON, so that a value with quotes must stay inside of its string. */
  function ofInput(id: string): Restorer {
    const known = ofInputs.get(id) ?? restorersOf(masks.map(escaped));
    ofInputs.set(id, known);
    return known;
  }

  function take(event: ModelEvent) {
    switch (event.type) {
      case "text":
      case "reasoning":
        // A placeholder never runs from the reasoning into the answer.
        if (event.type !== kind) end();
        kind = event.type;
        return tell(ofText.take(event.text));
      case "tool-input":
        end();
        return onEvent({ ...event, delta: ofInput(event.id).take(event.delta) });
      case "tool-call":
        end();
        ofInputs.delete(event.id);
        return onEvent({ ...event, input: restoreValue(masks, event.input) });
      default:
        end();
        return onEvent(event);
    }
  }

  return { take, end };
}

/** Every text in a value, however deep. */
function restoreValue(masks: readonly Restorations[], value: unknown): unknown {
  if (typeof value === "string") return restoreText(masks, value);
  if (Array.isArray(value)) return value.map((each) => restoreValue(masks, each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [restoreText(masks, key), restoreValue(masks, each)]),
  );
}

export function restoreText(masks: readonly Restorations[], text: string): string {
  const restorer = restorersOf(masks);
  return restorer.take(text) + restorer.end();
}

/** One restorer after the other: what one puts back may hold a placeholder of the next. */
function restorersOf(masks: readonly Restorations[]): Restorer {
  const restorers = masks.map(createRestorer);
  return {
    take: (text) => restorers.reduce((so, restorer) => restorer.take(so), text),
    end: () => restorers.reduce((so, restorer) => restorer.take(so) + restorer.end(), ""),
  };
}

const escaped = (mask: Restorations): Restorations =>
  new Map([...mask].map(([placeholder, value]) => [placeholder, JSON.stringify(value).slice(1, -1)]));
