import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { CONTROL_EDGE, useFieldControl } from "./field.tsx";

type InputProps = ComponentProps<"input"> & { icon?: ReactNode };

export function Input({ icon, className, ...rest }: InputProps) {
  const control = useFieldControl();
  const input = (
    <input
      {...control}
      {...rest}
      className={cx("h-control w-full min-w-0 px-2.5", CONTROL_EDGE, icon ? "pl-9" : undefined, className)}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-text-subtle">
        {icon}
      </span>
      {input}
    </span>
  );
}
