import { ArrowUp, Square } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "./icon-button.tsx";

type SendButtonProps = Omit<ComponentProps<typeof IconButton>, "label" | "size" | "variant" | "onClick"> & {
  isRunning: boolean;
  sendLabel: string;
  stopLabel: string;
  onStop: () => void;
};

/** Sends the form around it; while it is answered, stops that. */
export function SendButton({ isRunning, sendLabel, stopLabel, onStop, className, ...rest }: SendButtonProps) {
  const shared = { size: "send", variant: "primary", className } as const;
  if (isRunning) {
    return (
      <IconButton {...shared} label={stopLabel} onClick={onStop}>
        <Square className="size-3.5! fill-current" />
      </IconButton>
    );
  }
  return (
    <IconButton {...shared} {...rest} type="submit" label={sendLabel}>
      <ArrowUp />
    </IconButton>
  );
}
