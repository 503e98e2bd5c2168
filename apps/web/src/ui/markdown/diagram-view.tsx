import { memo, useMemo, useState, useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { CodeBlock } from "./code-block.tsx";
import { loadOnce } from "./load-once.ts";
import { useMarkdown } from "./markdown-context.ts";
import { cleanText } from "./parse/clean-text.ts";

const diagrams = loadOnce(() => import("./diagram/read-diagram.tsx"));

/** A Mermaid diagram. Unsupported kinds stay code, with a note that says why. */
export const DiagramView = memo(function DiagramView({ text }: { text: string }) {
  const { labels } = useMarkdown();
  const [isCode, setIsCode] = useState(false);
  const loaded = useSyncExternalStore(diagrams.subscribe, diagrams.current, () => null);
  const drawing = useMemo(() => loaded?.readDiagram(cleanText(text)) ?? null, [loaded, text]);
  const toggle = drawing && (
    <Button variant="ghost" size="sm" onClick={() => setIsCode(!isCode)}>
      {isCode ? labels.showDiagram : labels.showCode}
    </Button>
  );
  if (drawing && !isCode) {
    return (
      <figure className="md-diagram">
        <figcaption>
          <span className="md-code-name">{labels.diagram}</span>
          {toggle}
        </figcaption>
        <div className="md-drawing" role="img" aria-label={labels.diagram}>
          {drawing}
        </div>
      </figure>
    );
  }
  return (
    <>
      <CodeBlock language="mermaid" text={text} isOpen={false} actions={toggle} />
      {loaded && !drawing && <p className="md-note">{labels.diagramNotDrawn}</p>}
    </>
  );
});
