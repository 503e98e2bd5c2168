import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";
import { CONTROL_EDGE, useFieldControl } from "./field.tsx";

type TextareaProps = Omit<ComponentProps<"textarea">, "rows"> & {
  minRows?: number;
  /** Grows with its text up to this height, then scrolls. */
  maxRows?: number;
  /** `bare` has no border, for use inside a composer. */
  variant?: "field" | "bare";
};

export function Textarea({
  minRows = 3,
  maxRows = 8,
  variant = "field",
  className,
  style,
  ref,
  ...rest
}: TextareaProps) {
  const control = useFieldControl();
  const own = useRef<HTMLTextAreaElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text, which the DOM holds.
  useLayoutEffect(() => {
    if (own.current && !CSS.supports("field-sizing", "content")) fitToText(own.current);
  }, [rest.value]);

  return (
    <textarea
      {...control}
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      rows={minRows}
      onInput={(event) => {
        if (!CSS.supports("field-sizing", "content")) fitToText(event.currentTarget);
        rest.onInput?.(event);
      }}
      style={{ ...style, minHeight: rowsHigh(minRows, variant), maxHeight: rowsHigh(maxRows, variant) }}
      className={cx(
        "block field-sizing-content w-full min-w-0 resize-none",
        variant === "field"
          ? cx("px-[11px] py-[9px] leading-[1.5]", CONTROL_EDGE)
          : "bg-transparent outline-none",
        className,
      )}
    />
  );
}

function rowsHigh(rows: number, variant: "field" | "bare") {
  return variant === "field" ? `calc(${rows}lh + 20px)` : `${rows}lh`;
}

function fitToText(element: HTMLTextAreaElement) {
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
