import type { CustomContainerComponentProps, CustomItemComponentProps } from "virtua";
import { keepClickable } from "../../../ui/virtual-frames.tsx";

/** Some screen readers ignore lists without bullets unless they have an explicit role. */
export function ListFrame({ ref, style, children }: CustomContainerComponentProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ol ref={ref} role="list" style={keepClickable(style)}>
      {children}
    </ol>
  );
}

/** Only a few rows are in the DOM, so each row states its position. */
export function ListRow({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={-1}>
      {children}
    </li>
  );
}
