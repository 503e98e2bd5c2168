import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "soft" | "ghost" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  /** Keeps the width, shows the progress line and ignores clicks; focus stays on the button. */
  busy?: boolean;
  /** Applies the button's styles to its only child, e.g. a link. */
  asChild?: boolean;
};

export function Button({
  variant = "secondary",
  size = "md",
  busy = false,
  asChild = false,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(asChild ? {} : { type })}
      {...rest}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(
        "relative inline-flex max-w-full items-center justify-center border font-medium whitespace-nowrap select-none",
        "transition-[background-color,border-color,color]",
        "disabled:border-transparent disabled:bg-surface-hover disabled:text-text-disabled disabled:shadow-none disabled:inset-shadow-none",
        SIZES[size],
        VARIANTS[variant],
        busy && "travelling-line cursor-progress!",
        className,
      )}
    />
  );
}

const SIZES = {
  // The small size is 36 px high on touch screens; its hit area is 44 px.
  sm: "h-control-sm gap-1.5 rounded-sm px-[9px] text-sm before:absolute before:inset-x-0 pointer-coarse:before:-inset-y-1 [&_.lucide]:size-3.5",
  md: "h-control gap-[7px] rounded-md px-[13px] text-md",
  lg: "h-control-lg gap-2 rounded-md px-[19px] text-[0.9375rem]",
} satisfies Record<string, string>;

const VARIANTS = {
  primary:
    "border-transparent bg-accent text-accent-contrast shadow-1 hover:bg-accent-hover active:bg-accent-pressed inset-shadow-[0_1px_0_rgb(255_255_255/0.12)]",
  secondary:
    "border-border-strong bg-surface-raised text-text hover:bg-surface-hover active:bg-surface-active",
  soft: "border-transparent bg-accent-soft text-accent-text hover:bg-accent-soft-hover active:bg-accent-soft-hover",
  ghost: "border-transparent text-text-muted hover:bg-surface-hover hover:text-text active:bg-surface-active",
  danger: "border-transparent bg-danger text-danger-contrast hover:bg-danger-hover active:bg-danger-hover",
} satisfies Record<ButtonVariant, string>;
