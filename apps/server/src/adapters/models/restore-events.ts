import type { ModelEvent } from "./model-client.ts";
import { withItemTexts } from "./provider-state.ts";
import { createRestorer, type Restorations, type Restorer } from "./restore-stream.ts";

type OnEvent = (event: ModelEvent) => void;

/**
 * Replaces placeholders with the original values in a model's text and in its tool calls. Tools run on this
 * server and need the original value; their results are masked again before the next call. `masks` are in the
 * order in which they are removed.
 */
export function restoreEvents(
  masks: readonly Restorations[],
  onEvent: OnEvent,
): { take: OnEvent; end(): void } {
  const ofText = restorersOf(masks);
  const ofInputs = new Map<string, Restorer>();
  let kind: "text" | "reasoning" = "text";
  const emit = (text: string) => {
    if (text !== "") onEvent({ type: kind, text });
  };
  const end = () => emit(ofText.end());

  /** A streamed input is JSON, so a value with quotes must be escaped inside its string. */
  function ofInput(id: string): Restorer {
    const known = ofInputs.get(id) ?? restorersOf(masks.map(escaped));
    ofInputs.set(id, known);
    return known;
  }

  function take(event: ModelEvent) {
    switch (event.type) {
      case "text":
      case "reasoning":
        // A placeholder never spans reasoning and answer.
        if (event.type !== kind) end();
        kind = event.type;
        return emit(ofText.take(event.text));
      case "tool-input":
        end();
        return onEvent({ ...event, delta: ofInput(event.id).take(event.delta) });
      case "tool-call":
        end();
        ofInputs.delete(event.id);
        return onEvent({ ...event, input: restoreValue(masks, event.input) });
      case "provider-state":
        end();
        return onEvent({ ...event, state: withItemTexts(event.state, (text) => restoreText(masks, text)) });
      default:
        end();
        return onEvent(event);
    }
  }

  return { take, end };
}

/** Restores every string in a value, at any depth. */
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

/** Chains the restorers: a restored text may contain a placeholder of the next one. */
function restorersOf(masks: readonly Restorations[]): Restorer {
  const restorers = masks.map(createRestorer);
  return {
    take: (text) => restorers.reduce((so, restorer) => restorer.take(so), text),
    end: () => restorers.reduce((so, restorer) => restorer.take(so) + restorer.end(), ""),
  };
}

const escaped = (mask: Restorations): Restorations =>
  new Map([...mask].map(([placeholder, value]) => [placeholder, JSON.stringify(value).slice(1, -1)]));
