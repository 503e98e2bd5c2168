import type { TracingOptions } from "../adapters/tracing/index.ts";
import type { Config } from "./config.ts";

type Exported = Omit<TracingOptions, "log" | "version">;

/** Undefined where no collector is configured: then OpenTelemetry is not loaded. */
export function tracingOf(config: Config): Exported | undefined {
  const url = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesBelow(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (url === undefined) return undefined;
  return {
    url,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: config.OTEL_SERVICE_NAME,
    resource: config.OTEL_RESOURCE_ATTRIBUTES ?? {},
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  };
}

function tracesBelow(endpoint: string | undefined): string | undefined {
  return endpoint === undefined ? undefined : `${endpoint.replace(/\/$/, "")}/v1/traces`;
}
