import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { type Fault, faultsOf, type Random } from "./faults.ts";
import { type People, startPeople, TOKEN_SECONDS } from "./people.ts";
import { type Judged, judge, unreadFiles } from "./violations.ts";

export interface ChaosOptions {
  people: number;
  random: Random;
  /** Injects the faults; every part is repaired when it resolves. */
  inject: (people: People) => Promise<void>;
  /** An answer that has no end this long after the last repair is stuck. */
  calmWithinMs: number;
}

export interface ChaosResult extends Judged {
  turns: People["turns"];
  files: number;
  /** From the last repair until every answer had an end and every file was read. */
  calmAfterMs: number;
}

/** People ask while parts fail; afterwards, what they saw is compared with what is stored. */
export async function runChaos(cluster: Cluster, options: ChaosOptions): Promise<ChaosResult> {
  const tokens = await Promise.all(
    Array.from({ length: options.people }, () => cluster.newToken(TOKEN_SECONDS)),
  );
  const people = startPeople({ url: cluster.balancer.url, tokens, random: options.random });
  try {
    await options.inject(people);
    const repairedAt = Date.now();
    await untilCalm(cluster, people, repairedAt + options.calmWithinMs);
    const calmAfterMs = Date.now() - repairedAt;
    const judged = await judge(cluster, people);
    return { ...judged, turns: people.turns, files: people.fileIds.length, calmAfterMs };
  } finally {
    people.abandon();
  }
}

/** Several faults at once, of different parts: a new one every second or so. */
export async function injectDrawn(
  cluster: Cluster,
  { count, random, onFault }: { count: number; random: Random; onFault: (fault: Fault, n: number) => void },
): Promise<void> {
  const faults = faultsOf(cluster);
  const lanes = [...new Set(faults.map(({ lane }) => lane))];
  const running = new Map<string, Promise<void>>();
  for (let n = 1; n <= count; n += 1) {
    while (lanes.every((lane) => running.has(lane))) await Promise.race(running.values());
    // First the part, then what happens to it: otherwise the parts that can fail in most ways would fail most.
    const free = random.pick(lanes.filter((lane) => !running.has(lane)));
    const fault = random.pick(faults.filter(({ lane }) => lane === free));
    onFault(fault, n);
    const repaired = fault.inject(cluster, random).then(() => void running.delete(free));
    running.set(free, repaired);
    await wait(500 + random.next() * 1000);
  }
  await Promise.all(running.values());
}

/** One fault after the other, each while somebody is reading an answer. */
export async function injectInTurn(
  cluster: Cluster,
  { faults, random, people }: { faults: readonly Fault[]; random: Random; people: People },
): Promise<void> {
  for (const fault of faults) {
    const before = people.turns.length;
    while (!people.turns.slice(before).some((turn) => turn.isAcknowledged && !turn.isOver)) await wait(20);
    await fault.inject(cluster, random);
  }
}

async function untilCalm(cluster: Cluster, people: People, deadline: number): Promise<void> {
  const isLate = () => Date.now() >= deadline;
  await Promise.race([people.stop(), wait(deadline - Date.now(), undefined, { ref: false })]);
  while (!isLate()) {
    const writing = await cluster.query("select 1 from messages where state = 'streaming'");
    const unread = await unreadFiles(cluster, people.fileIds);
    if (writing.length === 0 && unread.length === 0) return;
    await wait(250);
  }
}
