import type { InstructionsRequest } from "@metatron/contract/assistants/assistant";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { toast } from "../../../ui/toast.ts";
import type { CostarTexts } from "./costar.ts";
import { generateInstructions } from "./generate-instructions.ts";

interface Options {
  assistantId: string | null;
  /** The sections before the run, for undo. */
  before: () => string;
  onTexts: (texts: CostarTexts) => void;
  onRestore: (instructions: string) => void;
}

/** Runs the generator over the six sections; the previous text is restored on failure or undo. */
export function useGenerator({ assistantId, before, onTexts, onRestore }: Options) {
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: InstructionsRequest) {
    const earlier = before();
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    try {
      await generateInstructions({ assistantId, request, signal: stop.signal, onTexts }, { call });
      toast({
        text: t("assistantEditor.generator.done"),
        ...(earlier.trim() === ""
          ? {}
          : { action: { label: t("assistantEditor.generator.undo"), onAction: () => onRestore(earlier) } }),
      });
    } catch (error) {
      // Stopped by the person: the text generated so far is kept.
      if (stop.signal.aborted) return;
      onRestore(earlier);
      toast({ text: t("assistantEditor.generator.failed", { reason: reasonOf(t, error) }) });
    } finally {
      setRunning(false);
    }
  }

  return { isRunning, start, stop: () => running.current?.abort() };
}
