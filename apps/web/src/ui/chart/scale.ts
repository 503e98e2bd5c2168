export interface Scale {
  /** The upper end of the axis, never below the largest value. */
  top: number;
  /** Tick values, from 0 upwards. */
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round ticks for an axis that begins at zero; `lines` is the desired number of ticks. */
export function niceScale(largest: number, lines = 4, { isWhole = true } = {}): Scale {
  if (!(largest > 0)) return { top: 1, ticks: [0, 1] };
  const rough = largest / lines;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * magnitude >= rough) ?? 10) * magnitude;
  // Counts of people or answers must not get fractional ticks.
  const whole = isWhole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.ceil(largest / whole - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, at) => clean(at * whole));
  return { top: clean(count * whole), ticks };
}

/**
 * Indexes of the points that get a label when at most `most` labels fit: the first, the last and even steps
 * between.
 */
export function labelledPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const step = Math.ceil((count - 1) / Math.max(1, most - 1));
  const places: number[] = [];
  for (let at = 0; at < count - 1; at += step) places.push(at);
  // A label directly before the last one would overlap it.
  if (count - 1 - (places.at(-1) ?? 0) < step * 0.6) places.pop();
  return [...places, count - 1];
}

/** Moves the labels of lines that end close together until no two overlap. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  for (let place = 1; place < order.length; place += 1) {
    const [before, own] = [order[place - 1], order[place]];
    if (before && own) own.y = Math.max(own.y, before.y + gap);
  }
  return order.sort((a, b) => a.at - b.at).map(({ y }) => y);
}

const clean = (value: number) => Number(value.toPrecision(12));
