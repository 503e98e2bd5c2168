/** Middle and worst times of a call, in milliseconds, with its result written as JSON. */
export async function timesOf(call: (n: number) => Promise<object>, samples: number) {
  const times: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    const started = performance.now();
    JSON.stringify(await call(n));
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.min(samples - 1, Math.floor(samples * share))] ?? 0).toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}
