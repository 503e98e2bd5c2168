import { flushCompileCache } from "node:module";

/** Loads the modules of the server without starting it, so that they are in Node's compile cache. */
await import("../apps/server/src/start-server.ts");
flushCompileCache();
process.exit(0);
