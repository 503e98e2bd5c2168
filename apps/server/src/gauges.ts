import type { GaugeDefinition } from "./adapters/metrics/index.ts";
import type { Deps } from "./deps.ts";

/** Values that are read when an operator's monitoring asks for them. */
export function gaugesOf({ database, jobs }: Pick<Deps, "database" | "jobs">): GaugeDefinition[] {
  const byQueue = async (field: "jobs" | "oldestSeconds") =>
    Object.fromEntries((await jobs.waiting()).map((queue) => [queue.name, queue[field]]));
  const gauges: GaugeDefinition[] = [
    {
      name: "metatron_database_connections",
      help: "Connections of this process to the database, and calls that wait for one",
      label: "state",
      read: () => database.pool.use(),
    },
    {
      name: "metatron_jobs_waiting",
      help: "Background jobs that could run now",
      label: "queue",
      read: () => byQueue("jobs"),
    },
    {
      name: "metatron_jobs_oldest_seconds",
      help: "How long the oldest background job has been waiting",
      label: "queue",
      read: () => byQueue("oldestSeconds"),
    },
  ];
  const { memoryBytes } = database;
  if (memoryBytes)
    gauges.push({
      name: "metatron_embedded_database_bytes",
      help: "Memory of the thread that runs the embedded database",
      read: memoryBytes,
    });
  return gauges;
}
