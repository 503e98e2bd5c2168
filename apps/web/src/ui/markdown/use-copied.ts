import { useEffect, useState } from "react";

const SHOWN_FOR_MS = 2_000;

/** Copies a text and reports success for a moment. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return {
    isCopied,
    copy(text) {
      navigator.clipboard.writeText(text).then(
        () => setIsCopied(true),
        // The browser refused: the button keeps its label, and the person can select the code instead.
        () => setIsCopied(false),
      );
    },
  };
}
