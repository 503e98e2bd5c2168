import { type CitationFilter, createCitationFilter } from "@metatron/turn/citation-filter";
import type { TurnEvent } from "@metatron/turn/events";
import { reduceTurn } from "@metatron/turn/reduce-turn";
import { beginTurn, type Turn } from "@metatron/turn/turn";

/** Receives a turn's events in order: a stream log, an open response, or nothing. */
export interface TurnSink {
  /** `json` is the serialized event. */
  take(event: TurnEvent, json: string): void;
}

/** Passes each event to the sink and keeps the turn that results from the events, which is then stored. */
export interface TurnRecorder {
  readonly turn: Turn;
  event(event: TurnEvent): void;
  text(delta: string): void;
  reasoning(delta: string): void;
  /** Closes the open text or reasoning block. */
  closeText(): void;
  /** From now on, citations are normalised, and citations of numbers without a source are removed. */
  filterCitations(isKnown: (n: number) => boolean): void;
}

export function createTurnRecorder(turnId: string, sink: TurnSink): TurnRecorder {
  let turn = beginTurn(turnId);
  let open: { kind: "text" | "reasoning"; id: string } | undefined;
  let blocks = 0;
  // Reducing a delta copies the turn. Adjacent deltas reduce to the same turn as one, so they are reduced together
  // when somebody looks at the turn or another event follows.
  let unreduced = "";
  let citations: CitationFilter | undefined;

  function reduced(): Turn {
    if (unreduced !== "") turn = reduceTurn(turn, { type: "text-delta", id: "text", delta: unreduced });
    unreduced = "";
    return turn;
  }

  function event(next: TurnEvent) {
    turn = reduceTurn(reduced(), next);
    sink.take(next, JSON.stringify(next));
  }

  function closeText() {
    if (open?.kind === "text") writeText(open.id, citations?.flush() ?? "");
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

  function writeText(id: string, delta: string) {
    if (delta === "") return;
    unreduced += delta;
    // The hot path: only the delta needs escaping.
    sink.take(
      { type: "text-delta", id, delta },
      `{"type":"text-delta","id":"${id}","delta":${JSON.stringify(delta)}}`,
    );
  }

  return {
    get turn() {
      return reduced();
    },
    event,
    closeText,
    filterCitations(isKnown) {
      citations = createCitationFilter(isKnown);
    },
    text(delta) {
      // The block is open even while all of its text is held back, so that closing it releases the text.
      const id = block("text");
      writeText(id, citations ? citations.push(delta) : delta);
    },
    reasoning(delta) {
      event({ type: "reasoning-delta", id: block("reasoning"), delta });
    },
  };
}

/**
 * Buffers the closing events of a turn. They are emitted after the end is stored, or dropped if the turn
 * continues: readers must not receive the sources and the usage of an answer twice.
 */
export function holdEvents(recorder: TurnRecorder): HeldEvents {
  const held: TurnEvent[] = [];
  let { turn } = recorder;
  return {
    get turn() {
      return turn;
    },
    event(event) {
      turn = reduceTurn(turn, event);
      held.push(event);
    },
    release() {
      for (const event of held) recorder.event(event);
    },
  };
}

export interface HeldEvents extends Pick<TurnRecorder, "turn" | "event"> {
  /** Emits the buffered events in order. */
  release(): void;
}
