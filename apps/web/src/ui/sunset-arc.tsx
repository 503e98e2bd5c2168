import { useId } from "react";
import { sunProgress } from "./countdown.ts";

/** From the top of the arc to slightly below the horizon, so that the whole disc has set at zero. */
const SWEEP = 0.6 * Math.PI;

export function SunsetArc({ seconds, total, unit }: { seconds: number; total: number; unit: string }) {
  const id = useId();
  const inSteps = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const angle = sunProgress({ seconds, total, inSteps }) * SWEEP;
  const x = 190 + 150 * Math.sin(angle);
  const y = 128 - 104 * Math.cos(angle);

  return (
    <div aria-hidden="true" className="relative flex-none">
      <svg viewBox="0 -8 380 158" className="block w-full" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}glow`} cx={x / 380} cy={(y + 8) / 158} r=".62">
            <stop stopColor="var(--glow)" stopOpacity=".75" />
            <stop offset=".5" stopColor="var(--glow)" stopOpacity=".2" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </radialGradient>
          <clipPath id={`${id}sky`}>
            <path d="M0 -8h380v136H0z" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}sky)`}>
          <rect y="-8" width="380" height="158" fill={`url(#${id}glow)`} />
          <path
            d="M40 128A150 104 0 0 1 340 128"
            fill="none"
            stroke="var(--border-strong)"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
          <circle
            r="15"
            fill="var(--glow)"
            className="transition-transform duration-1000 ease-linear motion-reduce:transition-none"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          />
        </g>
        <path d="M0 128h380" stroke="var(--accent)" strokeWidth="1.5" />
      </svg>
      <div className="absolute inset-x-0 bottom-[calc(13.9%+18px)] text-center tabular-nums">
        <span className="block text-[2.875rem] leading-12 font-light tracking-[-0.02em]">{seconds}</span>
        <span className="block text-xs text-text-muted">{unit}</span>
      </div>
    </div>
  );
}
