import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { addToolAnswer, callKey, readToolAnswers } from "../../../local-db/tool-answers.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { useOnline } from "../../../shell/use-online.ts";
import { toast } from "../../../ui/toast.ts";
import { useChat } from "../use-chat.ts";

/** `sending`: the server or its stream has not closed the card yet. `later`: waits for the network. */
export type AnswerState = "open" | "sending" | "later";

/** Longer than a stream takes to close the card; after a refused answer the person can answer again. */
const REOPEN_AFTER_MS = 10_000;
const NONE: ReadonlySet<string> = new Set();

/** The person's answers to the waiting tool calls of an answer: kept in the outbox until the server has them. */
export function useToolAnswers({ id: answerId, idChat: conversationId }: Pick<MessageRow, "id" | "idChat">) {
  const { t } = useTranslation();
  const { db, sync } = useChat();
  const isOnline = useOnline();
  const live = useLive(db, (chats) => readToolAnswers(chats, conversationId), [conversationId]);
  const queued = live.state === "ready" ? live.value : NONE;
  const [sent, setSent] = useState<ReadonlySet<string>>(NONE);
  const left = [...sent].filter((key) => !queued.has(key)).join();

  useEffect(() => {
    if (left === "") return;
    const keys = new Set(left.split(","));
    const timer = setTimeout(
      () => setSent((before) => new Set([...before].filter((key) => !keys.has(key)))),
      REOPEN_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [left]);

  // Two clicks arrive before the first one is rendered.
  const answered = useRef(new Set<string>());

  return {
    stateOf(callId: string): AnswerState {
      const key = callKey(answerId, callId);
      if (queued.has(key)) return isOnline ? "sending" : "later";
      return sent.has(key) ? "sending" : "open";
    },
    answer(answer: ToolCallAnswer) {
      const key = callKey(answerId, answer.callId);
      if (answered.current.has(key)) return;
      answered.current.add(key);
      setSent((before) => new Set([...before, key]));
      addToolAnswer(db, { conversationId, answerId, answer, now: new Date() })
        .then(() => sync.wake())
        .catch(() => {
          setSent((before) => new Set([...before].filter((known) => known !== key)));
          toast({ text: t("toolCalls.notSaved") });
        })
        .finally(() => answered.current.delete(key));
    },
  };
}
