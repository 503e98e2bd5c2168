import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const isInPath = (program) =>
  spawnSync(process.platform === "win32" ? "where" : "which", [program], { stdio: "ignore" }).status === 0;

/** The same engine without windows takes less than half of the processor's time for each page. */
const HEADLESS = "/usr/bin/chromium-headless-shell";

export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  [HEADLESS, "/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

/** Folder with initdb and postgres, the newest version installed. */
export function postgresBin() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${base}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
}

const needs = [
  {
    part: "browser journeys",
    packages: ["chromium-headless-shell", "chromium"],
    isBest: () => process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS),
    isThere: () => chromiumPath() !== undefined,
  },
  { part: "tests on PostgreSQL", packages: ["postgresql"], isThere: () => postgresBin() !== undefined },
  { part: "tests on Redis", packages: ["redis-server"], isThere: () => isInPath("redis-server") },
];

/** Installs what the tests need where it may; answers the parts that must be left out. */
export function ensureSystemPackages(say) {
  const missing = needs.filter(({ isThere, isBest = isThere }) => !isBest());
  const mayInstall = process.getuid?.() === 0 && isInPath("apt-get");
  if (missing.length > 0 && mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    for (const need of missing) installFirst(need, { say, env });
  }
  return needs.filter((need) => !need.isThere()).map((need) => need.part);
}

/** The best package that this distribution has; where something serves already, nothing worse replaces it. */
function installFirst({ packages, isThere }, { say, env }) {
  for (const name of packages) {
    say(`Installing ${name} from the distribution…`);
    const arguments_ = ["install", "-y", "-qq", "--no-install-recommends", name];
    spawnSync("apt-get", arguments_, { stdio: "ignore", env });
    if (isThere()) return;
  }
}
