import { ArrowUp, Square } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

type SendButtonProps = Omit<ComponentProps<typeof IconButton>, "size" | "variant" | "type">;

/** Submits the surrounding form. */
export function SendButton(props: SendButtonProps) {
  return (
    <IconButton {...props} size="send" variant="primary" type="submit">
      <ArrowUp />
    </IconButton>
  );
}

type StopButtonProps = {
  label: string;
  onStop: () => void;
  /** False where something can be sent: then sending is the primary action. */
  isMain: boolean;
};

/** Stops the streaming answer. */
export function StopButton({ label, onStop, isMain }: StopButtonProps) {
  return (
    <IconButton
      size="send"
      variant={isMain ? "primary" : "ghost"}
      label={label}
      onClick={onStop}
      className={cx("max-handset:size-touch", !isMain && "inset-ring-1 inset-ring-border-strong")}
    >
      <Square className="size-3.5! fill-current" />
    </IconButton>
  );
}
