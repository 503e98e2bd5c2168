import type { CustomContainerComponentProps, CustomItemComponentProps } from "virtua";

/** Lists without bullets are no lists for some screen readers unless they say so. */
export function ListFrame({ ref, style, children }: CustomContainerComponentProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ol ref={ref} role="list" style={style}>
      {children}
    </ol>
  );
}

/** Only a few rows are in the page: each says which one it is. */
export function ListRow({ ref, style, index, children }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={-1}>
      {children}
    </li>
  );
}
