import { useId, useState } from "react";
import { cx } from "./cx.ts";
import { hueOf, initialsOf } from "./name-look.ts";

type AvatarProps = {
  name: string;
  src?: string;
  /** People get a round avatar with initials; assistants get a square with a horizon in their own hue. */
  kind?: "person" | "assistant";
  size?: "sm" | "md" | "lg";
  className?: string;
};

/** Decorative: the name is always shown next to the avatar. */
export function Avatar({ name, src, kind = "person", size = "sm", className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid flex-none place-items-center overflow-hidden bg-accent-soft font-semibold tracking-[0.02em] text-accent-text",
        kind === "person" ? "rounded-full" : "rounded-[28%]",
        SIZES[size],
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : kind === "person" ? (
        initialsOf(name)
      ) : (
        <OwnHorizon hue={hueOf(name)} />
      )}
    </span>
  );
}

const SIZES = {
  sm: "size-[30px] text-2xs",
  md: "size-9 text-xs",
  lg: "size-11 text-sm",
} satisfies Record<string, string>;

function OwnHorizon({ hue }: { hue: number }) {
  const id = useId();
  const sun = "oklch(0.96 0.04 85)";
  return (
    <svg viewBox="0 0 32 32" className="size-full" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={`oklch(0.62 0.1 ${hue})`} />
          <stop offset=".8" stopColor={`oklch(0.9 0.07 ${(hue + 330) % 360})`} />
        </linearGradient>
      </defs>
      <rect width="32" height="32" fill={`url(#${id})`} />
      <circle cx="16" cy="22" r="7" fill={sun} />
      <path d="M0 22h32v10H0z" fill={`oklch(0.36 0.06 ${hue})`} />
      <path d="M10 25h12M12.5 28h7" stroke={sun} strokeWidth="1.2" strokeLinecap="round" opacity=".7" />
    </svg>
  );
}
