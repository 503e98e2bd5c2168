import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { Draft } from "../../../../local-db/drafts.ts";
import { late } from "../../../../ui/late.ts";
import { allAssistantsQuery } from "../../../assistants/assistant-queries.ts";
import { usePinnedAssistants } from "../../../assistants/use-pinned-assistants.ts";
import { completionCommand } from "../../../commands/completion-command.ts";
import { findMention, matchAssistants, withoutMention } from "./find-mention.ts";

const MentionList = late(() => import("./mention-list.tsx").then((module) => module.MentionList));

type Asked = NonNullable<Draft["asks"]>;

interface Options {
  text: string;
  /** The assistant that the question goes to; null for the one of the page. */
  asked: Asked | null;
  change: (changes: Partial<Draft>) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
}

const MOST_OFFERED = 8;

/**
 * The list of assistants over a composer while `@name` is typed: arrows select, Tab or Enter accepts, Escape
 * closes. The accepted name leaves the text; Backspace at the start of the text removes it again.
 */
export function useMentions({ text, asked, change, textRef }: Options) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const nextCaret = useRef<number | null>(null);
  const mention = closedAt === text ? null : findMention(text, Math.min(caret, text.length));
  const pinned = usePinnedAssistants();
  const { data, isLoading } = useQuery({ ...allAssistantsQuery, enabled: mention !== null });
  const offered = mention ? matchAssistants(data ?? pinned, mention.typed, MOST_OFFERED) : [];
  const at = Math.min(chosen, offered.length - 1);
  const active = offered[at];

  // The field gets its new text first; the caret would jump to the end otherwise.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    textRef.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    setCaret(nextCaret.current);
    nextCaret.current = null;
  });

  function take(id: string) {
    const assistant = offered.find((each) => each.id === id);
    if (!assistant || !mention) return;
    const left = withoutMention(text, Math.min(caret, text.length), mention);
    nextCaret.current = left.caret;
    change({ text: left.text, asks: { id, name: assistant.name } });
    setChosen(0);
  }

  /** True if the list handled the key. */
  function onKey(pressed: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    const field = textRef.current;
    const isAtStart = field?.selectionStart === 0 && field.selectionEnd === 0;
    if (pressed.key === "Backspace" && asked && isAtStart) {
      change({ asks: undefined });
      return true;
    }
    const command = completionCommand(pressed, { text, names: offered.map(({ id }) => id), at });
    switch (command?.type) {
      case "choose":
        setChosen(command.at);
        break;
      case "take":
        take(command.name);
        break;
      case "close":
        setClosedAt(text);
    }
    return command !== null;
  }

  const isOpen = offered.length > 0;
  return {
    onKey,
    onCaret: setCaret,
    isOpen,
    aria: {
      "aria-autocomplete": "list" as const,
      "aria-haspopup": "listbox" as const,
      "aria-controls": listId,
      "aria-activedescendant": `${listId}-${active?.id}`,
    },
    popup: mention && (isOpen || isLoading) && (
      <MentionList
        id={listId}
        assistants={offered}
        activeId={active?.id}
        isLoading={isLoading && !isOpen}
        onTake={take}
      />
    ),
  };
}
