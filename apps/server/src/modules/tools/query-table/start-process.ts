import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SHELL = "/bin/sh";
const PROGRAM = fileURLToPath(new URL("./answer-in-process.ts", import.meta.url));
/** The code that the process imports; it may read no other files. */
const READABLE = ["../../../", "../../../../package.json", "../../../../../../packages/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const MODULES = fileURLToPath(new URL("../../../../../../node_modules/@metatron/", import.meta.url));
const HEAP_MB = 768;
/** Enforced by the kernel: they hold for native code, and after the server has died. */
const CPU_SECONDS = 60;
const DATA_KB = 2_000_000;

/**
 * Starts the process that holds the tables of one call and runs its SQL: without environment variables, with
 * read access to its own code alone, and with limits of memory and processor time.
 */
export function startTableProcess(): ChildProcess {
  const node = [
    process.execPath,
    "--permission",
    ...[...READABLE, MODULES].map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP_MB}`,
    "--disable-warning=ExperimentalWarning",
    PROGRAM,
  ];
  // One limit per `ulimit`: small shells ignore further ones. `$0` and `$@` pass the arguments on unquoted.
  const limited = `ulimit -t ${CPU_SECONDS}; ulimit -d ${DATA_KB}; ulimit -c 0; exec "$0" "$@"`;
  const [command = "", ...args] = existsSync(SHELL) ? [SHELL, "-c", limited, ...node] : node;
  return spawn(command, args, {
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    windowsHide: true,
  });
}
