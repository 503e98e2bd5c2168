import { type CitationFilter, createCitationFilter } from "@metatron/turn/citation-filter";
import type { TurnEvent } from "@metatron/turn/events";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { beginTurn, type Turn } from "@metatron/turn/turn";

/** Where a turn's events go, in order: a stream log, an open response, or nowhere. */
export interface TurnSink {
  /** `json` is the event as it is sent. */
  take(event: TurnEvent, json: string): void;
}

/** Tells each event to the sink and keeps the turn that the events make, which is what gets stored. */
export interface TurnRecorder {
  readonly turn: Turn;
  event(event: TurnEvent): void;
  text(delta: string): void;
  reasoning(delta: string): void;
  /** Closes the text or reasoning that is open. */
  closeText(): void;
  /** From now on citations get one spelling, and those of numbers without a source are removed. */
  filterCitations(isKnown: (n: number) => boolean): void;
}

export function createTurnRecorder(turnId: string, sink: TurnSink): TurnRecorder {
  let turn = beginTurn(turnId);
  let open: { kind: "text" | "reasoning"; id: string } | undefined;
  let blocks = 0;
  let citations: CitationFilter | undefined;

  function tell(event: TurnEvent, json: string) {
    turn = reduceTurn(turn, event);
    sink.take(event, json);
  }

  const event = (told: TurnEvent) => tell(told, JSON.stringify(told));

  function closeText() {
    if (open?.kind === "text") writeText(citations?.flush() ?? "");
    if (!open) return;
    event({ type: open.kind === "text" ? "text-end" : "reasoning-end", id: open.id });
    open = undefined;
  }

  /** Clients of the AI SDK put deltas of one id into one block, so each block has an id of its own. */
  function block(kind: "text" | "reasoning"): string {
    if (open?.kind === kind) return open.id;
    closeText();
    const id = blocks === 0 ? kind : `${kind}-${blocks + 1}`;
    blocks += 1;
    event({ type: kind === "text" ? "text-start" : "reasoning-start", id });
    open = { kind, id };
    return id;
  }

  function writeText(delta: string) {
    if (delta === "") return;
    const id = block("text");
    // The hot path: only the delta needs escaping.
    tell(
      { type: "text-delta", id, delta },
      `{"type":"text-delta","id":"${id}","delta":${JSON.stringify(delta)}}`,
    );
  }

  return {
    get turn() {
      return turn;
    },
    event,
    closeText,
    filterCitations(isKnown) {
      citations = createCitationFilter(isKnown);
    },
    text(delta) {
      // The block is open even while all of its text is held back, so that closing it releases the text.
      block("text");
      writeText(citations ? citations.push(delta) : delta);
    },
    reasoning(delta) {
      event({ type: "reasoning-delta", id: block("reasoning"), delta });
    },
  };
}
