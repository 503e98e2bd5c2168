import { readConfig } from "../config/config.ts";
import { modelsConfigOf } from "../config/models.ts";
import { specialisedConfigOf } from "../config/specialised.ts";
import { StartError } from "../start-error.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk, checkIdentity, checkProviders, checkRedis, checkStorage } from "./check-outside.ts";
import { type Finding, failed, ok, warning } from "./finding.ts";

export type { Finding } from "./finding.ts";

/** Checks whether this version would start and work with this environment; changes nothing. */
export async function preflight(
  environment: Record<string, string | undefined>,
  options: { rehearse: boolean },
): Promise<Finding[]> {
  const config = configOrFinding(environment);
  if ("state" in config) return [config];
  // One after the other where a check opens the embedded database; the rest at once.
  const [disk, storage, ...others] = await Promise.all([
    checkDisk(config),
    checkStorage(config),
    checkRedis(config),
    checkIdentity(config),
    checkProviders(config),
  ]);
  const database = await checkDatabase(config, options);
  return [
    ok("configuration", "read"),
    ...separateParts(config),
    disk,
    ...database,
    storage,
    ...others.flat(),
  ];
}

function configOrFinding(environment: Record<string, string | undefined>) {
  try {
    const config = readConfig(environment);
    // These files are read at the start, and their faults end it.
    modelsConfigOf(config);
    specialisedConfigOf(config);
    return config;
  } catch (error) {
    if (error instanceof StartError) return failed("configuration", error.message);
    throw error;
  }
}

/** Settings that are valid alone, but lose something on several nodes. */
function separateParts(config: ReturnType<typeof readConfig>): Finding[] {
  if (!config.DATABASE_URL) return [];
  return [
    ...(config.S3_ENDPOINT
      ? []
      : [warning("configuration", "objects are on this machine's disk: a second node needs S3_*")]),
    ...(config.REDIS_URL
      ? []
      : [warning("configuration", "no REDIS_URL: a second node needs it for streams and limits")]),
    ...(config.SECRETS_KEY
      ? []
      : [warning("configuration", "no SECRETS_KEY: each node would make its own key in DATA_DIR")]),
  ];
}
