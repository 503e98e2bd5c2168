import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import type { TooltipSide } from "./place-tooltip.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** The accessible name, also shown as tooltip. */
  label: string;
  /** `sm` in rows, `send` for the round primary action of a composer. */
  size?: "sm" | "md" | "lg" | "send";
  variant?: "ghost" | "primary";
  /** Toggle state; omit for a button that is not a toggle. */
  pressed?: boolean;
  tooltipSide?: TooltipSide;
};

export function IconButton({
  label,
  size = "md",
  variant = "ghost",
  pressed,
  tooltipSide,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip={label}
      data-tooltip-side={tooltipSide}
      className={cx(
        "relative inline-grid flex-none place-items-center border border-transparent transition-colors",
        SIZES[size],
        variant === "primary" ? PRIMARY : GHOST,
        pressed && "bg-accent-soft! text-accent-text! forced-colors:border-[Highlight]",
        className,
      )}
    />
  );
}

const SIZES = {
  sm: "size-icon-button-sm rounded-sm",
  md: "size-icon-button rounded-sm",
  lg: "size-touch rounded-md [&_.lucide]:size-5 [&_.lucide]:[stroke-width:1.6]",
  send: "size-control rounded-full [&_.lucide]:size-4.5",
} satisfies Record<string, string>;

const GHOST =
  "text-text-muted hover:bg-surface-hover hover:text-text active:bg-surface-active aria-expanded:bg-surface-hover aria-expanded:text-text disabled:bg-transparent disabled:text-text-disabled";

const PRIMARY =
  "bg-accent text-accent-contrast hover:bg-accent-hover active:bg-accent-pressed disabled:bg-surface-hover disabled:text-text-disabled";
