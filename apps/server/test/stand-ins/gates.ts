/** Answers that wait until a test releases them, by a key that both know; a release before the wait counts as well. */
export function createGates() {
  const gates = new Map<string, { releases: number; waiting: (() => void)[] }>();

  function gateOf(key: string) {
    const gate = gates.get(key) ?? { releases: 0, waiting: [] };
    gates.set(key, gate);
    return gate;
  }

  function letThrough(key: string) {
    const gate = gateOf(key);
    while (gate.releases > 0) {
      const next = gate.waiting.shift();
      if (!next) return;
      gate.releases -= 1;
      next();
    }
  }

  return {
    wait(key: string, then: () => void) {
      gateOf(key).waiting.push(then);
      letThrough(key);
    },
    release(key: string, answers: number) {
      gateOf(key).releases += answers;
      letThrough(key);
    },
  };
}
