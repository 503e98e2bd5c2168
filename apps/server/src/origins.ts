import type { Config } from "./config.ts";

/** Every address the web app is served on: the public one, or this machine's names, one per brand. */
export function originsOf(config: Config, port: number): string[] {
  const local = ["localhost", "127.0.0.1", "chatlibre.localhost", "amelia.localhost"];
  const origins = local.map((host) => `http://${host}:${port}`);
  return config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin, ...origins] : origins;
}
