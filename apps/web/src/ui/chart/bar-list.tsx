import { type ChartColour, colourOf } from "./chart-types.ts";

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Text at the end of the row. */
  text: string;
  colour?: ChartColour;
}

/** Bars with labels and values as text, so the chart needs no text alternative. */
export function BarList({
  label,
  bars,
  labelWidth = "8rem",
}: {
  label: string;
  bars: readonly Bar[];
  labelWidth?: string;
}) {
  const largest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul aria-label={label} className="grid">
      {bars.map(({ key, label: name, value, text, colour = "1" }) => (
        <li
          key={key}
          className="grid h-8 items-center gap-3 text-sm"
          style={{ gridTemplateColumns: `minmax(0, ${labelWidth}) minmax(0, 1fr) auto` }}
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          <span
            aria-hidden="true"
            className="h-2.5 min-w-0.5 rounded-r-[5px] rounded-l-[2px] forced-colors:border"
            style={{ width: `${largest > 0 ? (value / largest) * 100 : 0}%`, background: colourOf(colour) }}
          />
          <span className="min-w-10 text-right text-text-muted tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
}
