import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const isInPath = (program) =>
  spawnSync(process.platform === "win32" ? "where" : "which", [program], { stdio: "ignore" }).status === 0;

export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

/** Folder with initdb and postgres, the newest version installed. */
export function postgresBin() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${base}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
}

const needs = [
  { part: "browser journeys", package: "chromium", isThere: () => chromiumPath() !== undefined },
  { part: "tests on PostgreSQL", package: "postgresql", isThere: () => postgresBin() !== undefined },
  { part: "tests on Redis", package: "redis-server", isThere: () => isInPath("redis-server") },
];

/** Installs what the tests need where it may; answers the parts that must be left out. */
export function ensureSystemPackages(say) {
  const missing = needs.filter((need) => !need.isThere());
  const mayInstall = process.getuid?.() === 0 && isInPath("apt-get");
  if (missing.length > 0 && mayInstall) {
    const names = missing.map((need) => need.package);
    say(`Installing ${names.join(", ")} from the distribution…`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
      stdio: "ignore",
      env,
    });
  }
  return needs.filter((need) => !need.isThere()).map((need) => need.part);
}
