import { Maximize2 } from "lucide-react";
import { lazy, memo, Suspense, useMemo, useState, useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { CodeBlock } from "./code-block.tsx";
import { loadOnce } from "./load-once.ts";
import { useMarkdown } from "./markdown-context.ts";
import { cleanText } from "./parse/clean-text.ts";

const diagrams = loadOnce(() => import("./diagram/read-diagram.tsx"));

const ZoomDialog = lazy(() => import("../zoom-dialog.tsx").then((file) => ({ default: file.ZoomDialog })));

/** A Mermaid diagram. Unsupported kinds stay code, with a note that says why. */
export const DiagramView = memo(function DiagramView({ text }: { text: string }) {
  const { labels } = useMarkdown();
  const [isCode, setIsCode] = useState(false);
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");
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
          <IconButton size="sm" label={labels.zoom} onClick={() => setZoom("open")}>
            <Maximize2 aria-hidden="true" />
          </IconButton>
        </figcaption>
        <div className="md-drawing" role="img" aria-label={labels.diagram}>
          {drawing}
        </div>
        {zoom !== "never" && (
          <Suspense fallback={null}>
            <ZoomDialog
              open={zoom === "open"}
              onClose={() => setZoom("closed")}
              title={labels.diagram}
              labels={labels}
            >
              <div className="md-zoomed" role="img" aria-label={labels.diagram}>
                {drawing}
              </div>
            </ZoomDialog>
          </Suspense>
        )}
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
