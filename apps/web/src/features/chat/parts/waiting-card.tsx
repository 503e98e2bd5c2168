import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { AnswerState } from "./use-tool-answers.ts";

interface WaitingCardProps {
  /** Focus is moved to the card once, also where the list mounts its row again. */
  callKey: string;
  title: string;
  state: AnswerState;
  children: ReactNode;
}

const focused = new Set<string>();

/** A card of the conversation that waits for the person. */
export function WaitingCard({ callKey, title, state, children }: WaitingCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const tookFocusFrom = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const own = card.current;
    if (!own) return;
    const list = own.closest<HTMLElement>("section[tabindex]");
    if (!focused.has(callKey)) {
      focused.add(callKey);
      const { activeElement } = document;
      if (mayTakeFocus(activeElement)) {
        tookFocusFrom.current = activeElement instanceof HTMLTextAreaElement ? activeElement : null;
        own.focus();
      }
    }
    // Without this, the focus would be lost with the button that was pressed.
    return () => {
      if (own.contains(document.activeElement)) list?.focus({ preventScroll: true });
    };
  }, [callKey]);

  /** A person who was about to type when the card appeared types into the field; the key itself arrives there too. */
  function handleKey({ key, target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
    if (isLetter && target === currentTarget) tookFocusFrom.current?.focus();
  }

  return (
    <section
      ref={card}
      onKeyDown={handleKey}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-waiting-card
      className="mt-3 max-w-measure rounded-lg border border-border-strong bg-surface-raised p-4 shadow-1"
    >
      <h3 id={titleId} className="text-md font-semibold wrap-anywhere">
        {title}
      </h3>
      {children}
      <p role="status" className="text-xs text-text-subtle empty:hidden [&:not(:empty)]:mt-2">
        {state === "open" ? "" : t(state === "later" ? "toolCalls.sendLater" : "toolCalls.sending")}
      </p>
    </section>
  );
}

/** Not from a field in which the person types, nor from a dialog, a menu or another part of the page. */
function mayTakeFocus(active: Element | null): boolean {
  if (!document.hasFocus()) return false;
  if (active === null || active === document.body) return true;
  if (active instanceof HTMLTextAreaElement) return active.value === "" && active.closest("form") !== null;
  return active.closest("[data-turn]") !== null || active.matches("section[tabindex]");
}
