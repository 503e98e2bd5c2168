import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SendButton, StopButton } from "../../ui/send-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { ExchangeView } from "./exchange-view.tsx";
import type { usePlayground } from "./use-playground.ts";

interface TalkProps {
  playground: ReturnType<typeof usePlayground>;
  starters: readonly string[];
  /** Null: there is no test set to add the exchange to yet. */
  onMakeTest: ((question: string) => void) | null;
}

export function Talk({ playground, starters, onMakeTest }: TalkProps) {
  const { t } = useTranslation();
  const { exchanges, isRunning, ask, stop } = playground;
  const list = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);

  // Scrolls with the streaming answer, unless the reader scrolled up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the exchanges makes the list longer.
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [exchanges]);

  function handleAsk(question: string) {
    isAtEnd.current = true;
    void ask(question);
  }

  return (
    <>
      <section
        ref={list}
        aria-label={t("assistantTry.messages")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
        className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6 -outline-offset-2"
      >
        {exchanges.length === 0 ? (
          <div className="grid gap-2">
            <EmptyState title={t("assistantTry.emptyTitle")} description={t("assistantTry.emptyText")} />
            <div className="flex flex-wrap justify-center gap-2">
              {starters.map((starter) => (
                <Chip key={starter} onClick={() => handleAsk(starter)}>
                  {starter}
                </Chip>
              ))}
            </div>
          </div>
        ) : (
          <div className="mx-auto grid max-w-column gap-8">
            {exchanges.map((exchange) => (
              <ExchangeView key={exchange.id} exchange={exchange} onMakeTest={onMakeTest} />
            ))}
          </div>
        )}
      </section>
      <AskBox isRunning={isRunning} onAsk={handleAsk} onStop={stop} />
    </>
  );
}

interface AskBoxProps {
  isRunning: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

function AskBox({ isRunning, onAsk, onStop }: AskBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";

  function send() {
    if (isEmpty || isRunning) return;
    onAsk(text.trim());
    setText("");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="m-4 mt-0 flex flex-none items-end gap-2 rounded-[18px] bg-surface-raised py-2 pr-2 pl-4 inset-ring-1 inset-ring-border-strong has-[textarea:focus]:inset-ring-[1.5px] has-[textarea:focus]:inset-ring-focus"
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Textarea
          variant="bare"
          minRows={1}
          maxRows={5}
          value={text}
          maxLength={MAX_COMMENT_CHARS}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKey}
          aria-label={t("assistantTry.field")}
          placeholder={t("assistantTry.placeholder")}
          className="text-[15px] leading-6 pointer-coarse:text-lg"
        />
      </div>
      {isRunning ? (
        <StopButton isMain label={t("assistantTry.stop")} onStop={onStop} />
      ) : (
        <SendButton label={t("assistantTry.send")} disabled={isEmpty} />
      )}
    </form>
  );
}
