import type { SpawnedServer } from "../spawn-server.ts";

/** One process of the cluster, which is killed and started again. */
export interface Member {
  name: string;
  /** Where it serves; undefined while it is away. */
  url(): string | undefined;
  kill(): Promise<void>;
  /** From now on an end is no crash. */
  retire(): void;
  /** Ends that nobody asked for. */
  crashes: string[];
  /** Everything that its processes printed. */
  output(): string;
}

const STARTS_TRIED = 3;
const LAST_WORDS = 800;

export async function openMember(name: string, spawn: () => Promise<SpawnedServer>): Promise<Member> {
  const crashes: string[] = [];
  const outputs: string[] = [];
  let isEndExpected = false;
  let isUp = true;
  let server = watch(await spawn());

  function watch(started: SpawnedServer): SpawnedServer {
    started.process.once("exit", (code, signal) => {
      isUp = false;
      if (!isEndExpected)
        crashes.push(`${name} ended (${signal ?? code}): ${started.output().slice(-LAST_WORDS)}`);
    });
    return started;
  }

  async function start(): Promise<SpawnedServer> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await spawn();
      } catch (error) {
        crashes.push(`${name} did not start: ${endsOf(String(error))}`);
        if (tried === STARTS_TRIED) throw error;
      }
    }
  }

  return {
    name,
    crashes,
    url: () => (isUp ? server.url : undefined),
    async kill() {
      isEndExpected = true;
      outputs.push((await server.end("SIGKILL")).output);
      server = watch(await start());
      isEndExpected = false;
      isUp = true;
    },
    retire() {
      isEndExpected = true;
    },
    output: () => [...outputs, server.output()].join("\n"),
  };
}

/** What failed stands first in an error, and its cause last. */
const endsOf = (text: string): string =>
  text.length <= 2 * LAST_WORDS ? text : `${text.slice(0, LAST_WORDS)}\n…\n${text.slice(-LAST_WORDS)}`;
