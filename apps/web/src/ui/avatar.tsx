import { useId, useState, useSyncExternalStore } from "react";
import { isLight, subscribeToLightMode } from "../lib/light-mode.ts";
import { cx } from "./cx.ts";
import { hueOf, initialsOf } from "./name-look.ts";

type AvatarProps = {
  name: string;
  src?: string;
  /** People get a round avatar with initials; assistants get a square with a horizon in their own hue. */
  kind?: "person" | "assistant";
  size?: "sm" | "md" | "lg";
  /** An assistant's hour of the day; without it the hue comes from the name. */
  sky?: AvatarSky;
  /** The picture is what the page is about: it is loaded in light mode too. */
  isEssential?: boolean;
  className?: string;
};

export type AvatarSky = keyof typeof SKIES;

/** Decorative: the name is always shown next to the avatar. */
export function Avatar(props: AvatarProps) {
  const { name, src, kind = "person", size = "sm", sky, isEssential = false, className } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const light = useSyncExternalStore(subscribeToLightMode, isLight);
  const isLoaded = src !== undefined && src !== failedSrc && (!light || isEssential || isHere(src));
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
      {isLoaded ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : kind === "person" ? (
        initialsOf(name)
      ) : (
        <OwnHorizon look={sky ? SKIES[sky] : { hue: hueOf(name), sunAt: 22, isNight: false }} sky={sky} />
      )}
    </span>
  );
}

const isHere = (src: string) => src.startsWith("blob:") || src.startsWith("data:");

const SIZES = {
  sm: "size-[30px] text-2xs",
  md: "size-9 text-xs",
  lg: "size-11 text-sm",
} satisfies Record<string, string>;

/** Hue and height of the sun: rising, high, setting, and a moon. */
const SKIES = {
  dawn: { hue: 55, sunAt: 22, isNight: false },
  noon: { hue: 235, sunAt: 11, isNight: false },
  dusk: { hue: 350, sunAt: 25, isNight: false },
  night: { hue: 285, sunAt: 11, isNight: true },
} as const;

interface OwnHorizonProps {
  look: { hue: number; sunAt: number; isNight: boolean };
  sky: AvatarSky | undefined;
}

function OwnHorizon({ look: { hue, sunAt, isNight }, sky }: OwnHorizonProps) {
  const id = useId();
  const sun = "oklch(0.96 0.04 85)";
  return (
    <svg viewBox="0 0 32 32" className="size-full" aria-hidden="true" data-sky={sky}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={`oklch(${isNight ? 0.34 : 0.62} 0.1 ${hue})`} />
          <stop offset=".8" stopColor={`oklch(${isNight ? 0.55 : 0.9} 0.07 ${(hue + 330) % 360})`} />
        </linearGradient>
      </defs>
      <rect width="32" height="32" fill={`url(#${id})`} />
      <circle cx={isNight ? 21 : 16} cy={sunAt} r={isNight ? 4.5 : 7} fill={sun} />
      {isNight && <circle cx="23" cy={sunAt - 1.5} r="4" fill={`oklch(0.4 0.1 ${hue})`} />}
      <path d="M0 22h32v10H0z" fill={`oklch(0.36 0.06 ${hue})`} />
      <path d="M10 25h12M12.5 28h7" stroke={sun} strokeWidth="1.2" strokeLinecap="round" opacity=".7" />
    </svg>
  );
}
