export interface Sample {
  atMs: number;
  megabytes: number;
}

const MS_PER_HOUR = 3_600_000;

/** The straight line through the second half of the samples, in megabytes an hour. */
export function slopeOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const time = mean(half.map(({ atMs }) => atMs));
  const memory = mean(half.map(({ megabytes }) => megabytes));
  const over = half.map(({ atMs, megabytes }) => (atMs - time) * (megabytes - memory));
  const under = half.map(({ atMs }) => (atMs - time) ** 2);
  return mean(under) === 0 ? 0 : (mean(over) / mean(under)) * MS_PER_HOUR;
}

/** How much more the last quarter used than the quarter before it; single samples rise and fall with each collection. */
export function growthOf(samples: readonly Sample[]): number {
  const quarter = Math.floor(samples.length / 4);
  const last = mean(samples.slice(samples.length - quarter).map(({ megabytes }) => megabytes));
  const before = mean(
    samples.slice(samples.length - 2 * quarter, samples.length - quarter).map(({ megabytes }) => megabytes),
  );
  return before === 0 ? 0 : last / before - 1;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
