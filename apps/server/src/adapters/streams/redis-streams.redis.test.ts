import { beforeAll } from "vitest";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { streamsSuite } from "./streams.suite.ts";

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
  return () => redis.stop();
});

streamsSuite("redis, reader beside the writer", { redisUrl: () => redis.url, readsOn: "the same node" });
streamsSuite("redis, reader on another node", { redisUrl: () => redis.url, readsOn: "another node" });
