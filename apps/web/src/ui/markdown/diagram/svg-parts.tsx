import type { ReactNode } from "react";
import { LINE_PX, type TextBox } from "./text-box.ts";

/** Below this scale a drawing scrolls in its frame instead of shrinking further. */
const SMALLEST = 0.7;

interface CanvasProps {
  width: number;
  height: number;
  /** The id by which lines reference the arrow marker. */
  arrow: string;
  children: ReactNode;
}

export function Canvas({ width, height, arrow, children }: CanvasProps) {
  return (
    <svg
      className="dg"
      aria-hidden="true"
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width)}
      style={{ minWidth: Math.ceil(width * SMALLEST) }}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path className="dg-arrow" d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      {children}
    </svg>
  );
}

interface LabelProps {
  box: TextBox;
  /** The horizontal centre. */
  x: number;
  y: number;
  /** The label lies on a line and needs a background, or the line would run through the text. */
  isOnLine?: boolean;
}

export function Label({ box, x, y, isOnLine = false }: LabelProps) {
  const first = y - ((box.lines.length - 1) * LINE_PX) / 2;
  return (
    <text className={isOnLine ? "dg-text dg-on-line" : "dg-text"} x={x} y={first} textAnchor="middle">
      {box.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never changes.
        <tspan key={index} x={x} dy={index === 0 ? "0.35em" : LINE_PX}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
