import type { ReactNode } from "react";
import { isDrawable } from "./graph.ts";
import { GraphDrawing } from "./graph-drawing.tsx";
import { layoutGraph } from "./layout-graph.ts";
import { layoutSequence } from "./layout-sequence.ts";
import { parseFlowchart } from "./parse-flowchart.ts";
import { parseSequence } from "./parse-sequence.ts";
import { parseState } from "./parse-state.ts";
import { SequenceDrawing } from "./sequence-drawing.tsx";

const MAX_CHARS = 20_000;

/** The drawing of a Mermaid text, or null for other kinds, syntax errors and diagrams that are too large.
 * */
export function readDiagram(text: string): ReactNode | null {
  try {
    return text.length > MAX_CHARS ? null : draw(text);
  } catch {
    // The layout library throws on some graphs; the source of the diagram is shown instead.
    return null;
  }
}

function draw(text: string): ReactNode | null {
  const sequence = parseSequence(text);
  if (sequence) return <SequenceDrawing layout={layoutSequence(sequence)} />;
  const graph = parseFlowchart(text) ?? parseState(text);
  return graph && isDrawable(graph) ? <GraphDrawing layout={layoutGraph(graph)} /> : null;
}
