import { useEffect, useState } from "react";

const SHOWN_FOR_MS = 2_000;

/** Copies and reports success for a moment. */
export function useCopied(): { isCopied: boolean; copy: (write: () => Promise<void>) => void } {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return {
    isCopied,
    copy(write) {
      write().then(
        () => setIsCopied(true),
        // The browser refused: the button keeps its label, and the person can select the text instead.
        () => setIsCopied(false),
      );
    },
  };
}
