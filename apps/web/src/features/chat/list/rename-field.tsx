import { MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";

interface RenameFieldProps {
  title: string;
  /** A null title means unchanged. `key`: ended by keyboard, so the focus should return. */
  onDone: (title: string | null, by: "key" | "blur") => void;
  className?: string;
}

/** A text field in place of a title: Enter or blur saves, Escape cancels. */
export function RenameField({ title, onDone, className }: RenameFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // Removing the field blurs it, which must not call `onDone` a second time.
  const isDone = useRef(false);
  useEffect(() => field.current?.select(), []);
  const done = (value: string | null, by: "key" | "blur") => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value, by);
  };
  return (
    <input
      ref={field}
      data-takes-escape
      aria-label={t("list.newTitle")}
      defaultValue={title}
      maxLength={MAX_TITLE_CHARS}
      autoComplete="off"
      spellCheck
      onKeyDown={(event) => {
        event.stopPropagation();
        // The Enter that ends a composition belongs to the input method.
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") {
          // The button that gets the focus next would be pressed by the same key.
          event.preventDefault();
          done(event.currentTarget.value, "key");
        }
        if (event.key === "Escape") {
          event.preventDefault();
          done(null, "key");
        }
      }}
      onBlur={(event) => done(event.currentTarget.value, "blur")}
      className={cx(
        "h-full w-full min-w-0 rounded-sm border border-border-strong bg-surface-raised px-2 text-sm text-text outline-focus pointer-coarse:text-field",
        className,
      )}
    />
  );
}
