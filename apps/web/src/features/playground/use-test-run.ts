import type { Draft, TestResult, TestRunPart } from "@metatron/contract/playground/playground";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { readEvents } from "../../api/read-events.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";

interface Options {
  assistantId: string;
  draft: () => Draft;
}

/** Runs the test set against the draft; each result is shown as soon as it arrives. */
export function useTestRun({ assistantId, draft }: Options) {
  const { t } = useTranslation();
  const [results, setResults] = useState<ReadonlyMap<string, TestResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    setResults(new Map());
    try {
      const params = { assistant_id: assistantId };
      const response = await call("runTests", { params, body: { draft: draft() }, signal: stop.signal });
      const isWhole = await readEvents<TestRunPart>(response, (events) => {
        const found = events.flatMap(({ part }) => (part.type === "data-test-result" ? [part.data] : []));
        setResults((before) => new Map([...before, ...found.map((one) => [one.testId, one] as const)]));
      });
      if (!isWhole && !stop.signal.aborted) toast({ text: t("assistantTry.set.interrupted") });
    } catch (error) {
      if (!stop.signal.aborted)
        toast({ text: t("assistantTry.set.notDone", { reason: reasonOf(t, error) }) });
    } finally {
      setRunning(false);
    }
  }

  return { results, isRunning, start, stop: () => running.current?.abort() };
}
