import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";

/** The question as a heading; a long one is collapsed after six lines. */
export function QuestionText({
  text,
  messageId,
  isUnfolded,
}: {
  text: string;
  messageId: string;
  isUnfolded: boolean;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const isFolded = !isOpen && !isUnfolded;

  useLayoutEffect(() => {
    const element = heading.current;
    if (!element || !isFolded) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    // The observer also reports the initial size, before the first paint.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFolded]);

  return (
    <>
      <h2
        ref={heading}
        data-message-text={messageId}
        dir="auto"
        className={cx(
          "max-w-measure text-[1.125rem] leading-[1.5625rem] font-medium tracking-title wrap-anywhere whitespace-pre-wrap text-pretty handset:text-xl",
          isFolded && "line-clamp-6",
        )}
      >
        {text}
      </h2>
      {isLong && !isUnfolded && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1 -ml-[9px]"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t("messages.question.fold") : t("messages.question.unfold")}
        </Button>
      )}
    </>
  );
}
