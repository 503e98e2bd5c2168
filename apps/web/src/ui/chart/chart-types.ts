/** In the order of the design: the first three tell lines apart, grey is the rest. */
export type ChartColour = "1" | "2" | "3" | "4" | "5" | "rest";

export interface ChartSeries {
  name: string;
  colour: ChartColour;
  /** One for each place; null where there is nothing to show. */
  values: readonly (number | null)[];
}

export interface ChartPlace {
  /** Short, for the axis. */
  label: string;
  /** Whole, for the head and for readers. */
  title: string;
}

export const colourOf = (colour: ChartColour): string =>
  colour === "rest" ? "var(--border-strong)" : `var(--chart-${colour})`;
