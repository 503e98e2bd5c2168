import { useEffect, useRef, useState } from "react";
import { type Dictation, type DictationState, startDictation } from "./start-dictation.ts";

interface Options {
  language: string;
  /** Receives the whole dictated text so far, with each update. */
  onSaid: (text: string) => void;
  onState: (state: DictationState) => void;
  onFailed: (why: "notAllowed" | "failed") => void;
}

export function useDictation({ language, onSaid, onState, onFailed }: Options) {
  const [state, setState] = useState<DictationState>("off");
  const running = useRef<Dictation | null>(null);
  useEffect(() => () => running.current?.stop(), []);

  function show(next: DictationState) {
    if (next === "off") running.current = null;
    setState(next);
    onState(next);
  }

  return {
    state,
    toggle() {
      if (running.current) running.current.stop();
      else running.current = startDictation({ language, onSaid, onState: show, onFailed });
    },
  };
}
