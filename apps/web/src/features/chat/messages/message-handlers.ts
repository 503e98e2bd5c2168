import type { MessageFile } from "@metatron/contract/chat/message";
import type { Feedback } from "@metatron/contract/feedback/constants";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { MessageRow } from "../../../local-db/rows.ts";

/** A model that can answer. */
export interface Writer {
  id: string;
  label: string;
}

export type CopyFormat = "rich" | "markdown";

/** The actions on a message. An undefined handler has no button. */
export interface MessageHandlers {
  onRegenerate?: (answer: MessageRow) => void;
  /** Answers again with another model; undefined where the person does not choose the model. */
  onRegenerateWith?: (answer: MessageRow, model: string) => void;
  onEdit?: (question: MessageRow, text: string) => void;
  onChooseVersion?: (message: MessageRow, versionId: string) => void;
  onQuote?: (text: string) => void;
  /** Called after the answer was copied. */
  onCopy?: (answer: MessageRow, format: CopyFormat) => void;
  /** `button` is the anchor of the panel that asks for the reason. */
  onFeedback?: (answer: MessageRow, feedback: Feedback, button: HTMLElement) => void;
  onSpeak?: (answer: MessageRow) => void;
  onCitation?: (answer: MessageRow, n: number) => void;
  onOpenFile?: (file: Pick<MessageFile, "id">) => void;
  /** An action on an image of an answer. */
  onPicture?: (fileId: string, act: "describe" | "download") => void;
  onRetry?: (answer: MessageRow) => void;
  onContinue?: (answer: MessageRow) => void;
  /** Saves this answer as a Word document. */
  onWord?: (answer: MessageRow) => void;
  /** Shares this answer by link. */
  onShare?: (answer: MessageRow) => void;
  /** Goes on from this answer in another conversation. */
  onFork?: (answer: MessageRow) => void;
}

/**
 * Returns a referentially stable object while the handlers are the same. Otherwise every message would
 * re-render with each token.
 */
export function useStableHandlers(handlers: MessageHandlers): MessageHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const given = NAMES.filter((name) => handlers[name]).join();
  return useMemo(() => {
    const has = new Set(given.split(","));
    const steady: Required<MessageHandlers> = {
      onRegenerate: (...args) => latest.current.onRegenerate?.(...args),
      onRegenerateWith: (...args) => latest.current.onRegenerateWith?.(...args),
      onEdit: (...args) => latest.current.onEdit?.(...args),
      onChooseVersion: (...args) => latest.current.onChooseVersion?.(...args),
      onQuote: (...args) => latest.current.onQuote?.(...args),
      onCopy: (...args) => latest.current.onCopy?.(...args),
      onFeedback: (...args) => latest.current.onFeedback?.(...args),
      onSpeak: (...args) => latest.current.onSpeak?.(...args),
      onCitation: (...args) => latest.current.onCitation?.(...args),
      onOpenFile: (...args) => latest.current.onOpenFile?.(...args),
      onPicture: (...args) => latest.current.onPicture?.(...args),
      onRetry: (...args) => latest.current.onRetry?.(...args),
      onContinue: (...args) => latest.current.onContinue?.(...args),
      onWord: (...args) => latest.current.onWord?.(...args),
      onShare: (...args) => latest.current.onShare?.(...args),
      onFork: (...args) => latest.current.onFork?.(...args),
    };
    return Object.fromEntries(Object.entries(steady).filter(([name]) => has.has(name)));
  }, [given]);
}

const NAMES = [
  "onRegenerate",
  "onRegenerateWith",
  "onEdit",
  "onChooseVersion",
  "onQuote",
  "onCopy",
  "onFeedback",
  "onSpeak",
  "onCitation",
  "onOpenFile",
  "onPicture",
  "onRetry",
  "onContinue",
  "onWord",
  "onShare",
  "onFork",
] as const satisfies readonly (keyof MessageHandlers)[];
