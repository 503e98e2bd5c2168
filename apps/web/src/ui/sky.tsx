import { useId } from "react";
import { cx } from "./cx.ts";

/** Fills its positioned parent, behind everything; only for screens without text to read. */
export function Sky({ variant, className }: { variant: "welcome" | "login"; className?: string }) {
  if (variant === "login") return <LoginSky className={className} />;
  return (
    <div aria-hidden="true" className={cx("sky", className)}>
      <div className="sky-halo" />
      <div className="sky-earth" />
    </div>
  );
}

function LoginSky({ className }: { className: string | undefined }) {
  const id = useId();
  const url = (part: string) => `url(#${id}${part})`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      className={cx(
        "pointer-events-none absolute inset-0 size-full max-handset:-left-[135%] max-handset:h-[68%] max-handset:w-[300%] max-handset:max-w-none forced-colors:hidden",
        className,
      )}
    >
      <defs>
        <radialGradient
          id={`${id}air`}
          gradientUnits="userSpaceOnUse"
          cx="985"
          cy="735"
          r="980"
          gradientTransform="translate(0 200) scale(1 .73)"
        >
          <stop stopColor="var(--scene-1)" />
          <stop offset=".18" stopColor="var(--scene-2)" />
          <stop offset=".3" stopColor="color-mix(in oklab, var(--scene-2), var(--scene-3))" />
          <stop offset=".42" stopColor="var(--scene-3)" />
          <stop offset=".54" stopColor="color-mix(in oklab, var(--scene-3), var(--scene-4))" />
          <stop offset=".66" stopColor="var(--scene-4)" />
          <stop offset=".84" stopColor="var(--scene-5)" />
          <stop offset="1" stopColor="var(--scene-6)" />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" x2="1">
          <stop offset=".375" stopColor="var(--glow)" stopOpacity="0" />
          <stop offset=".47" stopColor="var(--glow)" />
          <stop offset=".59" stopColor="var(--glow)" stopOpacity=".35" />
        </linearGradient>
        <linearGradient id={`${id}flight`} x1="0" y1="1" x2="1" y2="0">
          <stop stopColor="var(--accent)" stopOpacity="0" />
          <stop offset=".7" stopColor="var(--accent)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity=".75" />
        </linearGradient>
        <radialGradient
          id={`${id}ground`}
          cx=".5"
          cy="0"
          r=".5"
          gradientTransform="translate(.25 0) scale(.5 .06)"
        >
          <stop stopColor="var(--glow)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="900" fill={url("air")} />
      <circle cx="985" cy="716" r="54" fill="var(--scene-sun)" />
      <circle cx="1010" cy="3370" r="2640" className="fill-(--scene-earth) max-handset:fill-surface" />
      <circle cx="1010" cy="3370" r="2640" fill={url("ground")} />
      <circle cx="1010" cy="3370" r="2640" fill="none" stroke={url("rim")} strokeWidth="1.5" />
      <g className="max-handset:hidden">
        <path d="M720 500C910 424 1090 330 1262 168" fill="none" stroke={url("flight")} strokeWidth="1.25" />
        <circle cx="1262" cy="168" r="2.5" fill="var(--accent)" />
      </g>
    </svg>
  );
}
