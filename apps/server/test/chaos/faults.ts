import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { GateMode } from "./gate.ts";

export interface Random {
  next(): number;
  pick<T>(list: readonly T[]): T;
}

export interface Fault {
  name: string;
  /** Faults with the same one never happen at once: the second would meet what the first has not yet repaired. */
  lane: string;
  /** Breaks a part, holds that for a while, and repairs it. */
  inject(cluster: Cluster, random: Random): Promise<void>;
}

const SHORTEST_MS = 200;
const LONGEST_MS = 2500;

const hold = (random: Random) => wait(SHORTEST_MS + random.next() * (LONGEST_MS - SHORTEST_MS));

const gated = (name: string, part: "provider" | "s3" | "balancer", mode: GateMode): Fault => ({
  name,
  lane: part,
  async inject(cluster, random) {
    cluster[part].set(mode);
    await hold(random);
    cluster[part].set("pass");
  },
});

const EVERYWHERE: readonly Fault[] = [
  { name: "first node killed", lane: "node", inject: async ({ nodes }) => nodes[0]?.kill() },
  { name: "second node killed", lane: "node", inject: async ({ nodes }) => nodes[1]?.kill() },
  { name: "worker killed", lane: "worker", inject: ({ worker }) => worker.kill() },
  {
    name: "PostgreSQL stopped",
    lane: "postgres",
    async inject({ postgres }, random) {
      await postgres.kill();
      await hold(random);
      await postgres.start();
    },
  },
  {
    name: "Redis killed, empty after",
    lane: "redis",
    async inject({ redis }, random) {
      await redis.kill();
      await hold(random);
      await redis.start();
    },
  },
  {
    name: "Redis hangs",
    lane: "redis",
    async inject({ redis }, random) {
      redis.freeze();
      await hold(random);
      redis.thaw();
    },
  },
  gated("provider answers 500", "provider", "error"),
  gated("provider hangs", "provider", "hang"),
  gated("provider drops", "provider", "down"),
  gated("S3 answers 503", "s3", "error"),
  gated("S3 unreachable", "s3", "down"),
  gated("balancer drops", "balancer", "down"),
];

/** A node does not start on a full disk, so that this fault and the kill of a node share a lane. */
const DISK_FULL: Fault = {
  name: "disk full",
  lane: "node",
  async inject({ disk }, random) {
    await disk?.fill();
    await hold(random);
    await disk?.free();
  },
};

/** The disk is left out where nobody may mount one. */
export const faultsOf = ({ disk }: Cluster): readonly Fault[] =>
  disk ? [...EVERYWHERE, DISK_FULL] : EVERYWHERE;
