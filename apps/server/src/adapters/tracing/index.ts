import { useTracer } from "./spans.ts";
import type { TracingOptions } from "./tracing-options.ts";

export { activeSpan, carriedTrace, inSpan, isTracing, startSpan } from "./spans.ts";
export { traceRequests } from "./trace-requests.ts";
export type { TracingOptions } from "./tracing-options.ts";

/** Exports the traces of this process until it is closed. OpenTelemetry is loaded here, not before. */
export async function startTracing(options: TracingOptions): Promise<{ close(): Promise<void> }> {
  const { openTracer } = await import("./open-telemetry.ts");
  const { tracer, close } = openTracer(options);
  const end = useTracer(tracer);
  return {
    async close() {
      end();
      await close();
    },
  };
}
