/** One thing that may be chosen: its features in a fixed order, and whether choosing it is right. */
export interface Option {
  values: readonly number[];
  isRight: boolean;
  /** How often it counts in `fitGate`; once without it. */
  weight?: number | undefined;
}

const CHOICE = { l2: 0.01, rounds: 250, rate: 0.05 };
const GATE = { l2: 0.003, rounds: 800, rate: 0.05 };

/** Weights with which the right option of each question gets the highest sum: a softmax over the options of a question. */
export function fitChoice(questions: readonly (readonly Option[])[]): number[] {
  const usable = questions.filter((options) => options.some(({ isRight }) => isRight));
  const { scaled, unscale } = standardise(usable);
  const gradient = (weights: readonly number[]) => {
    const sum = new Float64Array(weights.length);
    for (const options of scaled) {
      const sums = options.map(({ values }) => dot(values, weights));
      const highest = Math.max(...sums);
      const powers = sums.map((each) => Math.exp(each - highest));
      const all = powers.reduce((so, each) => so + each, 0);
      const right = powers.reduce((so, each, at) => so + (options[at]?.isRight ? each : 0), 0);
      for (const [at, { values, isRight }] of options.entries()) {
        const power = powers[at] ?? 0;
        const pull = power / all - (isRight ? power / right : 0);
        if (Math.abs(pull) > 1e-4)
          for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + pull * (values[i] ?? 0);
      }
    }
    return [...sum].map((each) => each / scaled.length);
  };
  return unscale(descend(scaled[0]?.[0]?.values.length ?? 0, gradient, CHOICE));
}

/** Weights of a logistic regression; the first feature is the constant 1. */
export function fitGate(options: readonly Option[]): number[] {
  const { scaled, unscale } = standardise([options]);
  const [rows = []] = scaled;
  const gradient = (weights: readonly number[]) => {
    const sum = new Float64Array(weights.length);
    for (const { values, isRight, weight = 1 } of rows) {
      const pull = weight * (1 / (1 + Math.exp(-dot(values, weights))) - (isRight ? 1 : 0));
      for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + pull * (values[i] ?? 0);
    }
    return [...sum].map((each) => each / rows.length);
  };
  return unscale(descend(rows[0]?.values.length ?? 0, gradient, GATE));
}

export const dot = (values: readonly number[], weights: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) sum += (values[i] ?? 0) * (weights[i] ?? 0);
  return sum;
};

/** Adam over all examples at once, from zero: the same data always give the same weights. */
function descend(
  length: number,
  gradient: (weights: readonly number[]) => number[],
  { l2, rounds, rate }: { l2: number; rounds: number; rate: number },
): number[] {
  const weights = new Array<number>(length).fill(0);
  const first = new Float64Array(length);
  const second = new Float64Array(length);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [i, slope] of gradient(weights).entries()) {
      const pull = slope + l2 * (weights[i] ?? 0);
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * pull;
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * pull * pull;
      const step = (first[i] ?? 0) / (1 - 0.9 ** round);
      const size = Math.sqrt((second[i] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      weights[i] = (weights[i] ?? 0) - (rate * step) / size;
    }
  }
  return weights;
}

/** Features on one scale, or the penalty would weigh on those that happen to be small. The constant stays as it is. */
function standardise(questions: readonly (readonly Option[])[]) {
  const rows = questions.flat();
  const length = rows[0]?.values.length ?? 0;
  const scales = Array.from({ length }, (_, i) => {
    const mean = rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0) / rows.length;
    const square = rows.reduce((sum, { values }) => sum + ((values[i] ?? 0) - mean) ** 2, 0) / rows.length;
    const scale = Math.sqrt(square);
    return scale < 1e-6 ? 1 : scale;
  });
  const scaled = questions.map((options) =>
    options.map(({ values, isRight, weight }) => ({
      isRight,
      weight,
      values: values.map((value, i) => value / (scales[i] ?? 1)),
    })),
  );
  return { scaled, unscale: (weights: number[]) => weights.map((weight, i) => weight / (scales[i] ?? 1)) };
}
