import { PGlite } from "@electric-sql/pglite";

// Run by `create-embedded.ts` as a process of its own.
const db = await PGlite.create({ dataDir: process.argv[2] ?? "" });
await db.close();
process.exit(0);
