import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type CitationChipProps = Omit<ComponentProps<"a">, "aria-label" | "href"> & {
  number: number;
  /** "Fuente 2, Política de beneficios de viaje, página 6". */
  label: string;
  href: string;
  /** The cited passage is open beside the answer. */
  active?: boolean;
  /** The cited passage is related to the sentence but does not fully support it: drawn with a dashed line.
   * */
  weak?: boolean;
  /** `row` is used in a list of sources; `text` is superscript and kept on the line of the preceding word.
   * */
  place?: "text" | "row";
};

const CHIP =
  "relative inline-block h-[17px] min-w-[17px] rounded-xs px-1 text-center text-2xs leading-[17px] font-semibold tabular-nums";
const IN_TEXT = "mr-px ml-[3px] align-[0.22em]";

/**
 * Placeholder for a citation whose source arrives at the end of the answer; same size as the chip, so nothing
 * shifts.
 */
export function PendingChip({ number }: { number: number }) {
  return <span className={cx(CHIP, IN_TEXT, "bg-surface-hover text-text-muted")}>{number}</span>;
}

export function CitationChip({
  number,
  label,
  href,
  active = false,
  weak = false,
  place = "text",
  className,
  ...rest
}: CitationChipProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      aria-current={active ? "true" : undefined}
      className={cx(
        CHIP,
        // The hit area is 24 px; the visible chip is 17 px.
        "no-underline transition-colors after:absolute after:inset-x-[-3px] after:inset-y-[-4px] pointer-coarse:after:inset-y-[-8px]",
        place === "text" && IN_TEXT,
        active
          ? "bg-mark text-text shadow-[inset_0_-2px_0_var(--mark-edge)] forced-colors:border-b-2"
          : weak
            ? "text-accent-text outline-1 -outline-offset-1 outline-dashed hover:bg-accent-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-solid"
            : "bg-accent-soft text-accent-text hover:bg-accent-soft-hover",
        className,
      )}
    >
      {number}
    </a>
  );
}
