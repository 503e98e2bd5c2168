import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  children: ReactNode;
  className?: string;
};

export function Tabs<Value extends string>({ value, onValueChange, ...rest }: TabsProps<Value>) {
  // Radix only returns the values of our own Tab elements.
  return <Radix.Root {...rest} value={value} onValueChange={(next) => onValueChange(next as Value)} />;
}

export function TabList({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.List
      aria-label={label}
      className={cx(
        // On phones the tabs wrap, so that all of them stay visible.
        "flex gap-x-5 border-b border-border max-handset:flex-wrap max-handset:gap-x-2.5 max-handset:text-sm handset:overflow-x-auto handset:[scrollbar-width:none]",
        className,
      )}
    >
      {children}
    </Radix.List>
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        "relative inline-flex h-10 flex-none items-center gap-[7px] rounded-t-xs font-medium whitespace-nowrap text-text-muted transition-colors hover:text-text focus-visible:outline-offset-[-2px] pointer-coarse:h-touch",
        "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px]",
        "data-[state=active]:text-text data-[state=active]:after:bg-accent forced-colors:data-[state=active]:after:bg-[Highlight]",
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx("pt-4", className)} />;
}
