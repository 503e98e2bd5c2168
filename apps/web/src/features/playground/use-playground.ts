import type { Draft, PlaygroundPart } from "@metatron/contract/playground/playground";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { readEvents } from "../../api/read-events.ts";
import { applyPart, beginExchange, type Exchange, endExchange, isRunning, messagesOf } from "./exchange.ts";

interface Options {
  /** Null: never saved, so it has no knowledge yet. */
  assistantId: string | null;
  draft: () => Draft;
}

/** A conversation with the draft; each question uses the draft of that moment. */
export function usePlayground({ assistantId, draft }: Options) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(question: string) {
    const id = crypto.randomUUID();
    const stop = new AbortController();
    running.current = stop;
    const change = (next: (exchange: Exchange) => Exchange) =>
      setExchanges((all) => all.map((each) => (each.id === id ? next(each) : each)));
    const messages = messagesOf(exchanges, question);
    setExchanges([...exchanges, beginExchange(id, question)]);
    try {
      const body = { draft: draft(), messages, ...(assistantId ? { assistantId } : {}) };
      const response = await call("playground", { body, signal: stop.signal });
      const isWhole = await readEvents<PlaygroundPart>(response, (events) =>
        change((exchange) => events.reduce((grown, { part }) => applyPart(grown, part), exchange)),
      );
      if (!isWhole) throw new ApiError({ status: 0, code: "answer_interrupted", detail: "It broke off." });
      change((exchange) => endExchange(exchange, { failure: null }));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "answer_interrupted";
      change((exchange) => endExchange(exchange, { failure: stop.signal.aborted ? null : code }));
    }
  }

  return {
    exchanges,
    isRunning: exchanges.slice(-1).some(isRunning),
    ask,
    stop: () => running.current?.abort(),
    restart() {
      running.current?.abort();
      setExchanges([]);
    },
  };
}
