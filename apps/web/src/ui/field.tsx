import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cx } from "./cx.ts";

type FieldProps = {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The validation error as a sentence; its presence makes the field invalid. */
  error?: ReactNode;
  className?: string;
  /** One Input, Textarea or Select. */
  children: ReactNode;
};

export function Field({ label, labelHidden = false, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hasNote = Boolean(error || hint);
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      <FieldContext value={{ id, noteId: hasNote ? `${id}-note` : undefined, isInvalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {hasNote && (
        <p
          id={`${id}-note`}
          className={cx(
            "text-xs",
            error ? "flex items-start gap-[5px] text-danger-text" : "text-text-subtle",
          )}
        >
          {error && <CircleAlert className="mt-px size-3.5" />}
          {error || hint}
        </p>
      )}
    </div>
  );
}

const FieldContext = createContext<{ id: string; noteId: string | undefined; isInvalid: boolean } | null>(
  null,
);

/** The ids and state that link a control to its label and note; empty outside a Field. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.noteId ? { "aria-describedby": field.noteId } : {}),
    ...(field.isInvalid ? { "aria-invalid": true as const } : {}),
  };
}

/** The border shared by all text inputs; the focus ring replaces the border instead of surrounding it. */
export const CONTROL_EDGE =
  "rounded-md border border-border-strong bg-surface-raised text-field text-text outline-offset-[-1px] focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_0.5px_var(--danger)] disabled:border-transparent disabled:bg-surface-hover disabled:text-text-disabled";
