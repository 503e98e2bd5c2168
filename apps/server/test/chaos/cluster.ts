import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OutageSetup, startOutageSetup } from "../outage.ts";
import type { PostgresServer } from "../postgres.ts";
import { startRedis, type TestRedis } from "../redis.ts";
import { mountSmallDisk, type SmallDisk } from "../small-disk.ts";
import { startS3 } from "../stand-ins/s3.ts";
import { type Gate, openGate } from "./gate.ts";
import { type Member, openMember } from "./member.ts";

export interface Cluster {
  /** The balancer before the nodes. */
  balancer: Gate;
  provider: Gate;
  s3: Gate;
  postgres: PostgresServer;
  redis: TestRedis;
  nodes: readonly Member[];
  worker: Member;
  /** The first node's DATA_DIR; undefined where nobody may mount a disk. */
  disk: SmallDisk | undefined;
  newToken: OutageSetup["newToken"];
  query: OutageSetup["query"];
  close(): Promise<void>;
}

const DISK_MEGABYTES = 8;

/** Two nodes and a worker behind a balancer, with real PostgreSQL and Redis; provider and S3 are stand-ins behind gates. */
export async function startCluster(): Promise<Cluster> {
  const [setup, redis, s3Server, disk, folder] = await Promise.all([
    startOutageSetup({ answers: { tokens: 40, rate: 20 } }),
    startRedis(),
    startS3(),
    mountSmallDisk({ megabytes: DISK_MEGABYTES }),
    mkdtemp(join(tmpdir(), "metatron-chaos-")),
  ]);
  const provider = await openGate(() => [setup.model.baseUrl]);
  const s3 = await openGate(() => [s3Server.endpoint], { errorStatus: 503 });
  const common = {
    REDIS_URL: redis.url,
    OPENAI_BASE_URL: `${provider.url}/v1`,
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3Server.bucket,
    S3_REGION: s3Server.region,
    S3_ACCESS_KEY_ID: s3Server.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Server.secretAccessKey,
    SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
    LIMIT_REQUESTS_PER_MINUTE: "1000000",
    LIMIT_STREAMS: "0",
  };
  const open = (name: string, environment: Record<string, string>, dataDir = join(folder, name)) =>
    openMember(name, () => setup.spawn({ ...common, ...environment, DATA_DIR: dataDir }));
  // One after the other: the first start migrates.
  const nodes = [
    await open("node a", { WORKERS: "off" }, disk?.path),
    await open("node b", { WORKERS: "off" }),
  ];
  const worker = await open("worker", { API: "off" });
  const balancer = await openGate(() => nodes.flatMap((node) => node.url() ?? []), { errorStatus: 502 });
  return {
    balancer,
    provider,
    s3,
    postgres: setup.postgres,
    redis,
    nodes,
    worker,
    disk,
    newToken: setup.newToken,
    query: setup.query,
    async close() {
      for (const member of [...nodes, worker]) member.retire();
      await balancer.close();
      await setup.close();
      await Promise.all([provider.close(), s3.close()]);
      await Promise.all([redis.stop(), s3Server.stop(), disk?.remove()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
