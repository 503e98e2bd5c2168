import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type MarkName = "metatron" | "rh" | "chatlibre" | "amelia";

type BrandMarkProps = {
  name: MarkName;
  /** Set where the brand's name is not shown next to the mark. */
  label?: string;
  /** At least 20 px. */
  className?: string;
};

/** A horizon and a sun in the brand's colours; the nearest `data-brand` decides which. */
export function BrandMark({ name, label, className = "size-[26px]" }: BrandMarkProps) {
  return (
    <>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        aria-hidden="true"
      >
        {MARKS[name]}
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

const MARKS = {
  metatron: (
    <>
      <path d="M4.5 25 11 9.5l5 10 5-10L27.5 25" />
      <circle cx="16" cy="8" r="3" fill="var(--glow)" stroke="none" />
    </>
  ),
  rh: (
    <>
      <path d="M6 25a9.5 9.5 0 0 1 19 0z" fill="var(--glow)" stroke="none" />
      <path d="M2.5 25h27M25.5 4.5v8M21.5 8.5h8" />
    </>
  ),
  chatlibre: (
    <>
      <path d="M10.2 19.6A8.4 8.4 0 1 1 14 21l-4.8 2.6z" />
      <circle cx="16" cy="12.6" r="3" fill="var(--glow)" stroke="none" />
      <path d="M5 28h22" />
    </>
  ),
  amelia: (
    <>
      <path d="M11.7 20a4.3 4.3 0 0 1 8.6 0z" fill="var(--glow)" stroke="none" />
      <path d="M5.5 27.5 16 4.5l10.5 23M3 20h26" />
    </>
  ),
} satisfies Record<MarkName, ReactNode>;
