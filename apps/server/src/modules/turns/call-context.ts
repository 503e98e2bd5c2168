import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { Language } from "@metatron/contract/enums";
import type { CallGate } from "./call-gate.ts";
import type { CitablePassage, NumberedPassage } from "./cited-passages.ts";
import type { TimeLimit } from "./time-limit.ts";
import type { ToolContext, ToolScope } from "./tool.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

/** A tool that reports each of a million rows would fill the stream. */
const PROGRESS_EVERY_MS = 200;

/** For whom the tools of a turn run, and what they may read. */
export interface ToolAsker {
  personId: string;
  roles: readonly string[];
  language: Language;
  conversationId: string | undefined;
  scope: ToolScope;
}

export type NumberPassages = (passages: readonly CitablePassage[]) => readonly NumberedPassage[];

export interface CallContextOptions {
  turnId: string;
  call: ToolCall;
  asker: ToolAsker;
  recorder: TurnRecorder;
  gate: CallGate;
  cite: NumberPassages;
  limit: TimeLimit;
  /** Aborted by the time limit and by the end of the turn. */
  signal: AbortSignal;
}

export interface OpenContext {
  context: ToolContext;
  /** Passages that the call has cited so far. */
  cited(): readonly NumberedPassage[];
  /** From now on the call has no effect on the turn: a tool that ignores its time limit still runs. */
  close(): void;
}

export function openContext(options: CallContextOptions): OpenContext {
  const { turnId, call, asker, recorder, gate, limit, signal } = options;
  const cited: NumberedPassage[] = [];
  let isClosed = false;
  let shownAt = Number.NEGATIVE_INFINITY;
  let filling: Promise<unknown> = Promise.resolve();
  return {
    cited: () => cited,
    close() {
      isClosed = true;
    },
    context: {
      personId: asker.personId,
      roles: asker.roles,
      language: asker.language,
      conversationId: asker.conversationId,
      scope: asker.scope,
      idempotencyKey: `${turnId}/${call.id}`,
      signal,
      progress({ done, of }) {
        const now = performance.now();
        if (isClosed || now - shownAt < PROGRESS_EVERY_MS) return;
        shownAt = now;
        const data = { toolCallId: call.id, done: toCount(done), of: toCount(of) };
        recorder.event({ type: "data-tool-progress", data, transient: true });
      },
      cite(passages) {
        if (isClosed) throw new Error("The call is over, so its passages can no longer be cited.");
        const numbered = options.cite(passages);
        cited.push(...numbered);
        return numbered;
      },
      async reply() {
        const resume = limit.pause();
        try {
          return await gate.reply(call, signal);
        } finally {
          resume();
        }
      },
      fill(form) {
        // One form at a time: a call can ask several at once, and a card shows one.
        const answer = filling.then(async () => {
          if (isClosed) throw new Error("The call is over, so nobody is asked.");
          const resume = limit.pause();
          try {
            return await gate.fill(call, form, signal);
          } finally {
            resume();
          }
        });
        filling = answer.catch(() => undefined);
        return answer;
      },
    },
  };
}

const toCount = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0);
