import { type RefObject, useRef } from "react";
import type { Draft } from "../../../../local-db/drafts.ts";
import { usePinnedAssistants } from "../../../assistants/use-pinned-assistants.ts";
import type { ComposerAssistants } from "../composer-options.ts";

interface Options {
  text: string;
  asked: Draft["asks"] | null;
  change: (changes: Partial<Draft>) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onCaret: (at: number) => void;
}

/** The assistants in the composer's menu. */
export function useAssistantMenu({ text, asked, change, textRef, onCaret }: Options): ComposerAssistants {
  const pinned = usePinnedAssistants();
  const isChosen = useRef(false);
  return {
    pinned,
    askedId: asked?.id ?? null,
    onAsk({ id, name }) {
      isChosen.current = true;
      change({ asks: id === asked?.id ? undefined : { id, name } });
    },
    onOther() {
      isChosen.current = true;
      const typed = text === "" || /\s$/.test(text) ? `${text}@` : `${text} @`;
      change({ text: typed });
      onCaret(typed.length);
    },
    giveBack() {
      const field = isChosen.current ? textRef.current : null;
      isChosen.current = false;
      return field;
    },
  };
}
