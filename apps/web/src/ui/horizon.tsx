type HorizonProps = {
  /** At rest, animated while an answer streams, broken after an error, or waiting for the network. */
  state?: "rest" | "live" | "bad" | "wait";
  /** Replaces the animation for people who prefer reduced motion, e.g. "Escribiendo…". */
  stillLabel?: string;
  className?: string;
};

export function Horizon({ state = "rest", stillLabel, className }: HorizonProps) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="horizon" data-state={state}>
        {state === "live" && <div className="horizon-light" />}
      </div>
      {state === "live" && stillLabel && (
        <p className="mt-1.5 hidden text-xs text-text-subtle motion-reduce:block">{stillLabel}</p>
      )}
    </div>
  );
}
