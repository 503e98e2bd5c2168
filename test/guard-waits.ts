import { vi } from "vitest";

/** Hang guard for `vi.waitFor`, whose default of a second fails on a busy machine what is only late. */
const GIVE_UP_AFTER_MS = 120_000;

// Files of a worker share `vi`: wrapped once, and not once for each of them.
const GUARDED = Symbol.for("metatron.guarded-waits");
if (!Reflect.has(vi, GUARDED)) {
  const { waitFor } = vi;
  vi.waitFor = (check, options = {}) =>
    waitFor(check, {
      timeout: GIVE_UP_AFTER_MS,
      ...(typeof options === "number" ? { timeout: options } : options),
    });
  Reflect.set(vi, GUARDED, true);
}
