import type { CSSProperties } from "react";
import type { CustomContainerComponentProps } from "virtua";

/**
 * The style of a virtual list's container without the library's `pointer-events: none` during a scroll. A growing
 * answer scrolls its list continuously, and a click that began before a scroll and ended during it was lost.
 */
export function keepClickable({ pointerEvents: _, ...style }: CSSProperties): CSSProperties {
  return style;
}

export function DivFrame({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <div ref={ref} style={keepClickable(style)}>
      {children}
    </div>
  );
}

export function UlFrame({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={keepClickable(style)}>
      {children}
    </ul>
  );
}
