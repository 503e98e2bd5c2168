import { ApiError } from "../../../api/api-error.ts";
import { readStreamingAnswers } from "../../../local-db/messages.ts";
import { postponeEntries, readOutbox } from "../../../local-db/outbox.ts";
import { refuseEntries } from "../../../local-db/resolve-entries.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";
import { deliver } from "./deliver.ts";
import { judgeFailure } from "./judge-failure.ts";
import { type Lane, nextImports, nextLookAt, nextStep, type OutboxView } from "./next-step.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** More steps than a person can queue offline; ends a loop of repeated failures. */
const MOST_STEPS = 10_000;
const POLL_EVERY_MS = 2_000;
const IMPORTS_AT_ONCE = 50;
/** Each confirmation makes the page read its lists again, which hold thousands of rows during a large import. */
const IMPORTS_CONFIRMED_AT_ONCE = 10;

export type Flushed =
  /**
   * Everything due was sent; `nextLookAt` is in milliseconds of the
   * clock, null when there is nothing to wait for.
   */
  { type: "done"; nextLookAt: number | null } | { type: "halted" };

/** Sends the outbox in order; one tab at a time. */
export async function flushOutbox(deps: SyncDeps, lane: Lane, signal: AbortSignal): Promise<Flushed> {
  return await deps.locks.alone(`metatron.outbox.${lane}.${deps.personKey}`, async () => {
    for (let steps = 0; steps < MOST_STEPS && !signal.aborted; steps += 1) {
      const view = await readView(deps, lane);
      const step = nextStep(view);
      if (!step) return { type: "done", nextLookAt: nextLookAt(view, POLL_EVERY_MS) };
      for (const each of lane === "imports" ? importSteps(view) : [step])
        if (signal.aborted || (await attempt(deps, each, signal)) === "halt") return { type: "halted" };
    }
    return { type: "halted" };
  });
}

function importSteps(view: OutboxView): OutboxEntry[][] {
  const ready = nextImports(view, IMPORTS_AT_ONCE);
  const count = Math.ceil(ready.length / IMPORTS_CONFIRMED_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    ready.slice(at * IMPORTS_CONFIRMED_AT_ONCE, (at + 1) * IMPORTS_CONFIRMED_AT_ONCE),
  );
}

async function readView({ db, clock }: SyncDeps, lane: Lane): Promise<OutboxView> {
  const entries = await readOutbox(db);
  const streaming = new Set((await readStreamingAnswers(db)).map(({ id }) => id));
  return { entries, streaming, lane, now: clock.now() };
}

async function attempt(deps: SyncDeps, step: OutboxEntry[], signal: AbortSignal): Promise<"go on" | "halt"> {
  const [first] = step;
  if (!first) return "go on";
  try {
    await deliver(deps, step, signal);
    return "go on";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const verdict = judgeFailure(first, error);
    const isForAll =
      verdict.type === "halt" || (verdict.type === "later" && first.operation.kind !== "import");
    // One conversation may be the reason: each is tried alone.
    if (!isForAll && isOfSeveral(step)) return await attemptEach(deps, step, signal);
    switch (verdict.type) {
      case "halt":
        return "halt";
      case "later":
        await postponeEntries(deps.db, step, deps.clock.now() + verdict.afterMs);
        return "go on";
      case "refused":
        await refuseEntries(deps.db, step, verdict.code);
        for (const entry of step) {
          deps.onRefused?.(entry, verdict.code, ...(error.personalData ? [error.personalData] : []));
        }
        return "go on";
    }
  }
}

const isOfSeveral = (step: readonly OutboxEntry[]) =>
  step.some(({ conversationId }) => conversationId !== step[0]?.conversationId);

async function attemptEach(
  deps: SyncDeps,
  step: readonly OutboxEntry[],
  signal: AbortSignal,
): Promise<"go on" | "halt"> {
  for (const own of Map.groupBy(step, ({ conversationId }) => conversationId).values())
    if ((await attempt(deps, own, signal)) === "halt") return "halt";
  return "go on";
}
