import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const nothingLogged = "./test/fail-on-console-error.ts";
const guardedWaits = "./test/guard-waits.ts";
const nothingUndeclared = "./apps/server/test/fail-on-undeclared-answers.ts";
// Hang guards and no measurements: on a busy machine everything takes ten times as long, and nothing is broken.
const guards = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };
// Left alone, one core is kept free, which is half of a small machine.
const maxWorkers = Math.max(2, availableParallelism());

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.{api,redis,alone}.test.ts"],
          setupFiles: [guardedWaits, nothingLogged],
          maxWorkers,
          // Starting anew for each of hundreds of files took as long as all their tests.
          isolate: false,
          ...guards,
        },
      },
      {
        test: {
          // Tests that replace modules, look at which are loaded, or bring one that another part brings too.
          name: "unit-alone",
          include: ["{apps,packages}/**/*.alone.test.ts"],
          exclude: ["**/node_modules/**"],
          setupFiles: [guardedWaits, nothingLogged],
          maxWorkers,
          ...guards,
        },
      },
      {
        test: {
          name: "api-embedded",
          include: ["apps/server/**/*.api.test.ts"],
          setupFiles: [
            guardedWaits,
            nothingLogged,
            nothingUndeclared,
            "./apps/server/test/keep-compiled.mjs",
          ],
          maxWorkers,
          // Each file has a database of its own; loading the whole server anew for each took a third of the time.
          isolate: false,
          globalSetup: ["./apps/server/test/prepare-embedded.ts"],
          ...guards,
        },
      },
      {
        test: {
          name: "api-postgres",
          include: ["apps/server/**/*.api.test.ts"],
          setupFiles: [guardedWaits, nothingLogged, nothingUndeclared],
          maxWorkers,
          isolate: false,
          globalSetup: ["./apps/server/test/prepare-postgres.ts"],
          ...guards,
        },
      },
      {
        test: {
          name: "redis",
          include: ["apps/server/**/*.redis.test.ts"],
          setupFiles: [guardedWaits, nothingLogged, nothingUndeclared],
          maxWorkers,
          ...guards,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          setupFiles: [guardedWaits],
          globalSetup: ["./e2e/start-product.ts"],
          // One browser and one sign-in per account for all the files of a worker.
          isolate: false,
          // A browser takes longer still.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          // A journey that fails is broken: none is tried again.
          retry: 0,
          maxWorkers: 2,
        },
      },
    ],
  },
});
