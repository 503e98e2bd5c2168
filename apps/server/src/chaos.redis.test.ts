import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, startCluster } from "../test/chaos/cluster.ts";
import { faultsOf } from "../test/chaos/faults.ts";
import { injectInTurn, runChaos } from "../test/chaos/run-chaos.ts";
import { seededRandom } from "./adapters/image-models/poster/seeded-random.ts";

/** Hang guards: a machine with ten times the work it can do takes minutes for what takes seconds. */
const CALM_WITHIN_MS = 240_000;
const TEST_WITHIN_MS = 900_000;

/** One fault of each part; `npm run chaos` draws from all of them, several at once. */
const FAULTS = [
  "provider drops",
  "PostgreSQL stopped",
  "balancer drops",
  "Redis killed, empty after",
  "S3 unreachable",
  "first node killed",
  "worker killed",
];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, TEST_WITHIN_MS);
afterAll(() => cluster.close());

it("loses, doubles and leaves nothing when the parts of a cluster fail one after the other", {
  timeout: TEST_WITHIN_MS,
}, async () => {
  const random = seededRandom("chaos");
  const faults = FAULTS.flatMap((wanted) => faultsOf(cluster).filter(({ name }) => name === wanted));
  expect(faults).toHaveLength(FAULTS.length);
  const { found, turns } = await runChaos(cluster, {
    people: 3,
    random,
    calmWithinMs: CALM_WITHIN_MS,
    inject: (people) => injectInTurn(cluster, { faults, random, people }),
  });
  expect(found).toEqual([]);
  expect(turns.length).toBeGreaterThanOrEqual(FAULTS.length);
});
