import type { WatchedServer } from "./adapters/metrics/index.ts";
import { createHubClient } from "./adapters/streams/index.ts";
import type { Config } from "./config/config.ts";
import type { ToPrimary, ToProcess } from "./processes-messages.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const CLOSE_WITHIN_MS = 8000;

/** Serves as one of several processes; the process that started this one connects it to the others. */
export async function serveAsProcess(
  config: Config,
  { slot, onStep }: { slot: number; onStep: (step: string) => void },
): Promise<void> {
  let server: RunningServer | undefined;
  let watched: WatchedServer | undefined;
  let isClosing = false;
  let takeFromHub: Parameters<Parameters<typeof createHubClient>[0]["onMessage"]>[0] = () => undefined;
  process.on("message", (message: ToProcess) => {
    switch (message.kind) {
      case "hub":
        return takeFromHub(message.message);
      case "read":
        return void answer(message);
      case "close":
        return void close({ announce: message.announce });
    }
  });
  // Ctrl-C reaches every process of the terminal; the first process says when to close.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => void close({ announce: true }));

  const hub = createHubClient({
    send: (message) => tell({ kind: "hub", message }),
    onMessage(take) {
      takeFromHub = take;
    },
  });
  server = await startServer(config, {
    hub,
    slot,
    onStep: slot === 1 ? onStep : () => undefined,
    onWatched(next) {
      watched = next;
    },
  });
  tell({ kind: "ready", port: server.port });

  function tell(message: ToPrimary) {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }

  async function answer({ id, what }: { id: number; what: "metrics" | "status" }) {
    if (what === "metrics") tell({ kind: "metrics", id, values: (await watched?.values()) ?? [] });
    else tell({ kind: "status", id, status: (await watched?.status()) ?? { isReady: false, body: {} } });
  }

  async function close(options: { announce: boolean }) {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await server?.close(options);
    process.exit(0);
  }
}
