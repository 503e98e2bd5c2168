import type { Config } from "./config.ts";

const LOCAL_NAMES = ["localhost", "127.0.0.1", "chatlibre.localhost", "amelia.localhost"];

/** Every address the web app is served on: the public one, or this machine's names, one per brand. */
export function originsOf(config: Config, port: number): string[] {
  const publicUrl = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : undefined;
  const isLocal = publicUrl === undefined || publicUrl.hostname === "localhost";
  // In development another program serves the pages, on the port that people see.
  const shownPort = isLocal && publicUrl?.port ? publicUrl.port : port;
  const local = LOCAL_NAMES.map((host) => `http://${host}:${shownPort}`);
  return publicUrl && !isLocal ? [publicUrl.origin, ...local] : local;
}
