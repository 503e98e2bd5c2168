/** In the order of the design: the first three distinguish series, grey is for the rest. */
export type ChartColour = "1" | "2" | "3" | "4" | "5" | "rest";

export interface ChartSeries {
  name: string;
  colour: ChartColour;
  /** One value per point; null where there is no data. */
  values: readonly (number | null)[];
}

export interface ChartPlace {
  /** Short label for the axis. */
  label: string;
  /** Full label for the heading and for screen readers. */
  title: string;
}

export const colourOf = (colour: ChartColour): string =>
  colour === "rest" ? "var(--border-strong)" : `var(--chart-${colour})`;
