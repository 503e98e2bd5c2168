import type { ReactNode, Ref } from "react";
import { cx } from "./cx.ts";

type FileRowProps = {
  /** A short abbreviation of the file type. */
  mark: string;
  name: ReactNode;
  meta: ReactNode;
  /** A badge or a number. */
  state?: ReactNode;
  /** Small buttons. */
  actions?: ReactNode;
  /** A progress bar, or the reason for a failure. */
  below?: ReactNode;
  hasFailed?: boolean;
  /** `div` where the row is not itself the item of a list. */
  as?: "li" | "div";
  /** Makes the row a target of a link, which moves the focus to it. */
  id?: string;
  ref?: Ref<HTMLElement & HTMLLIElement & HTMLDivElement>;
  className?: string;
};

/** One file in a list: its type, status and actions. */
export function FileRow({
  mark,
  name,
  meta,
  state,
  actions,
  below,
  hasFailed = false,
  as: Element = "li",
  id,
  ref,
  className,
}: FileRowProps) {
  return (
    <Element
      {...(id === undefined ? {} : { id, ref, tabIndex: -1 })}
      className={cx(
        "grid grid-cols-[28px_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 border-b border-border py-2.5 text-sm leading-4.5",
        className,
      )}
    >
      <FileMark mark={mark} hasFailed={hasFailed} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-text-subtle tabular-nums">{meta}</span>
      </span>
      <span>{state}</span>
      <span className="flex items-center">{actions}</span>
      {below && <div className="col-start-2 col-end-5">{below}</div>}
    </Element>
  );
}

export function FileMark({ mark, hasFailed = false }: { mark: string; hasFailed?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid h-8 w-7 flex-none place-items-center rounded-xs border border-transparent text-[0.5625rem] leading-none font-semibold tracking-[0.03em]",
        hasFailed ? "bg-danger-soft text-danger-text" : "bg-accent-soft text-accent-text",
      )}
    >
      {mark}
    </span>
  );
}
