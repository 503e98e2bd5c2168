import type { Comparison, ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { streamAnswer } from "../../api/stream-answer.ts";
import { currentConnection, subscribeToConnection } from "../../lib/connection.ts";
import type { FollowedAnswer } from "../../local-db/rows.ts";
import { inTime } from "../../local-db/write-behind.ts";
import { createLiveAnswers, onNextFrame } from "../chat/follow/live-answers.ts";
import { untilOnline } from "../chat/follow/until-online.ts";
import { keepFound } from "../personal-data/found-data.ts";
import { sentMessages } from "./column-steps.ts";
import { COMPARISONS_KEY, comparisonQuery } from "./comparisons-query.ts";

const network = { connection: currentConnection, subscribe: subscribeToConnection, later: inTime };

/** Browsers send at most 64 kB after their page is gone. */
const KEPT_ALIVE_CHARS = 15_000;

export interface SentTo {
  columnId: string;
  messageId: string;
  answerId: string;
}

export interface Asked {
  text: string;
  to: readonly SentTo[];
  personalData?: PersonalDataChoice;
}

/** A comparison of the server, with the answers that this tab reads while they are written. */
export function useComparison(id: string) {
  const queries = useQueryClient();
  const options = comparisonQuery(id);
  const { data, error, refetch } = useQuery(options);
  const [live] = useState(() => createLiveAnswers({ nextFrame: onNextFrame }));
  const followed = useRef(new Set<string>());
  const closing = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    // A second effect of strict mode must follow the answers again.
    followed.current = new Set();
    return () => controller.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` only uses refs and stable objects.
  useEffect(() => {
    for (const column of data?.columns ?? [])
      for (const message of column.messages)
        if (message.state === "streaming") void follow(column.id, message.id);
  }, [data]);

  const change = (columnIds: readonly string[], changed: (column: ComparisonColumn) => ComparisonColumn) =>
    queries.setQueryData<Comparison>(options.queryKey, (before) =>
      before
        ? {
            ...before,
            columns: before.columns.map((column) =>
              columnIds.includes(column.id) ? changed(column) : column,
            ),
          }
        : before,
    );

  /** Throws where the whole question failed. A column that is refused alone shows its reason. */
  async function ask({ text, to, personalData }: Asked): Promise<void> {
    await queries.cancelQueries({ queryKey: options.queryKey });
    // Followed once the server has stored them.
    for (const { answerId } of to) followed.current.add(answerId);
    show({ text, to });
    try {
      const body = { text, columns: [...to], ...(personalData ? { personalData } : {}) };
      // A reload at this moment must not lose the question.
      const keepalive = text.length < KEPT_ALIVE_CHARS;
      const { columns } = await call("askComparison", { params: { id }, body, keepalive });
      for (const outcome of columns) {
        const sent = to.find(({ columnId }) => columnId === outcome.columnId);
        if (!sent) continue;
        followed.current.delete(sent.answerId);
        if (outcome.outcome === "asked") {
          void follow(sent.columnId, sent.answerId);
          continue;
        }
        if (outcome.personalData) keepFound(sent.answerId, outcome.personalData);
        const { messageId, answerId } = sent;
        hide([sent]);
        change([sent.columnId], (column) => ({
          ...column,
          refused: { messageId, answerId, text, code: outcome.code },
        }));
      }
    } catch (thrown) {
      hide(to);
      throw thrown;
    }
  }

  function show({ text, to }: Asked) {
    change(
      to.map(({ columnId }) => columnId),
      (column) => {
        const sent = to.find(({ columnId }) => columnId === column.id);
        if (!sent) return column;
        const known = column.messages.find((message) => message.id === sent.messageId);
        const parentId = known ? known.parentId : (column.messages.at(-1)?.id ?? null);
        const added = sentMessages({ ...sent, text, parentId, at: new Date().toISOString() });
        const messages = [...column.messages, ...(known ? added.slice(1) : added)];
        return { ...column, refused: null, messages };
      },
    );
  }

  function hide(to: readonly SentTo[]) {
    change(
      to.map(({ columnId }) => columnId),
      (column) => {
        const sent = to.find(({ columnId }) => columnId === column.id);
        const isOther = (answerId: string) => answerId !== sent?.answerId;
        const left = column.messages.filter((message) => isOther(message.id));
        const hasAnswer = left.some(({ parentId }) => parentId === sent?.messageId);
        return { ...column, messages: left.filter(({ id: own }) => hasAnswer || own !== sent?.messageId) };
      },
    );
  }

  async function follow(columnId: string, answerId: string): Promise<void> {
    const signal = closing.current?.signal;
    if (!signal || signal.aborted || followed.current.has(answerId)) return;
    followed.current.add(answerId);
    let answer: FollowedAnswer = { ...beginFollowing(answerId), id: answerId, idChat: columnId };
    live.set(answer);
    try {
      await streamAnswer({
        resume: (lastId) =>
          call("followComparison", {
            params: { id, answerId },
            headers: { "last-event-id": String(lastId) },
            signal,
          }),
        lastId: 0,
        untilOnline: (failedTries) => untilOnline(network, failedTries, signal),
        onEvents(events) {
          const wasRunning = answer.turn.state === "streaming";
          for (const { id: eventId, part } of events)
            answer = { ...answer, ...followTurn(answer, { id: eventId, event: part }) };
          live.set(answer);
          // The answer is stored by then; the stream itself may stay open until the conversation has its name.
          if (wasRunning && answer.turn.state !== "streaming")
            void queries.invalidateQueries({ queryKey: options.queryKey });
        },
        signal,
      });
    } catch {
      // The answer continues on the server, and its row is read again below and by the interval.
      if (signal.aborted) return;
    }
    if (answer.turn.state === "streaming") live.forget(answer);
    await queries.invalidateQueries({ queryKey: options.queryKey });
  }

  return {
    comparison: data,
    error,
    refetch,
    live,
    ask,
    /** Shows a comparison that the server answered to another call. */
    replace(comparison: Comparison) {
      queries.setQueryData(options.queryKey, comparison);
    },
    async forget() {
      await queries.invalidateQueries({ queryKey: COMPARISONS_KEY, refetchType: "none" });
    },
  };
}
