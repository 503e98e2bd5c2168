type HorizonProps = {
  /** At rest, carrying the light while something is written, broken, or waiting for the network. */
  state?: "rest" | "live" | "bad" | "wait";
  /** Shown in place of the moving light to people who asked for less motion, e.g. "Escribiendo…". */
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
