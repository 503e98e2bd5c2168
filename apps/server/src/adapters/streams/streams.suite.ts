import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, vi } from "vitest";
import { createStreams, type HubClient, type StreamLimits, type Streams } from "./index.ts";
import type { Stores } from "./read-streams.fixtures.ts";
import { readingTests } from "./streams-reading.suite.ts";
import { writingTests } from "./streams-writing.suite.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** The contract of every stream store; `readsOn` says whether readers are on the writer's node. */
export function streamsSuite(name: string, options: SuiteOptions): void {
  describe(`streams (${name})`, () => suite(options));
}

interface SuiteOptions {
  redisUrl?: () => string;
  /** Connects the nodes of one test to a new hub; each call of the result is another process. */
  newHub?: () => () => HubClient;
  readsOn: "the same node" | "another node";
}

function suite({ redisUrl, newHub, readsOn }: SuiteOptions): void {
  const opened: Streams[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((streams) => streams.close()));
    expect(log.error).not.toHaveBeenCalled();
  });

  async function nodes(limits: Partial<StreamLimits> = {}) {
    const keyPrefix = `${randomUUID()}:`;
    const connect = newHub?.();
    const create = async () => {
      const streams = await createStreams({
        redisUrl: redisUrl?.(),
        hub: connect?.(),
        keyPrefix,
        limits,
        log,
      });
      opened.push(streams);
      return streams;
    };
    const writing = await create();
    return { writing, reading: readsOn === "another node" ? await create() : writing };
  }

  const open: Stores["open"] = async (streams, { streamId = randomUUID(), ownerId = "ana" } = {}) => {
    const writer = await streams.open({ streamId, ownerId });
    if (!writer) throw new Error("The id is taken.");
    return { streamId, ownerId, writer };
  };

  readingTests({ nodes, open, log });
  writingTests({ nodes, open, log });
}
