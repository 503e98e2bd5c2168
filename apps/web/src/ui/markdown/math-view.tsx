import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { formulas } from "./load-formulas.ts";
import { cleanText } from "./parse/clean-text.ts";

const MAX_TEX_CHARS = 3_000;

export function MathText({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const drawing = useRef<HTMLSpanElement>(null);
  const [failedTex, setFailedTex] = useState<string | null>(null);
  const loaded = useSyncExternalStore(formulas.subscribe, formulas.current, () => null);
  const isShown = loaded !== null && failedTex !== tex && tex.length <= MAX_TEX_CHARS;

  useLayoutEffect(() => {
    if (!drawing.current || !loaded) return;
    if (!loaded.draw(tex, drawing.current, isDisplay)) setFailedTex(tex);
  }, [loaded, tex, isDisplay]);

  if (!isShown) return <code className="md-tex">{tex}</code>;
  return <span key={tex} ref={drawing} className={isDisplay ? "md-display" : undefined} />;
}

export function MathBlock({ tex, isClosed }: { tex: string; isClosed: boolean }) {
  const shown = cleanText(tex);
  return (
    <div className="md-math">
      {isClosed ? <MathText tex={shown} isDisplay={true} /> : <code className="md-tex">{shown}</code>}
    </div>
  );
}
