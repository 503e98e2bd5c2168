import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as OtelSpan,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Span, SpanStart, Tracer } from "./spans.ts";
import type { TracingLog, TracingOptions } from "./tracing-options.ts";

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A collector that is down must not hold up the end of the process. */
const FLUSH_WITHIN_MS = 2000;
const WARN_EVERY_MS = 60_000;

export interface OpenTracer {
  tracer: Tracer;
  /** Sends the spans that wait. */
  close(): Promise<void>;
}

/** Exports spans as OTLP over HTTP, in JSON. No provider is registered globally, so that no library adds spans of its own. */
export function openTracer(options: TracingOptions): OpenTracer {
  diag.setLogger(warnRarely(options.log), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const ids = new RandomIdGenerator();
  let nextTraceId: string | undefined;
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...options.resource,
        "service.name": options.serviceName,
        "service.version": options.version,
        "process.pid": process.pid,
      }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    idGenerator: {
      generateTraceId: () => nextTraceId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: options.url, headers: options.headers }),
      }),
    ],
  });
  const otel = provider.getTracer("metatron", options.version);
  const current = new AsyncLocalStorage<{ span: Span; context: Context }>();
  const contexts = new WeakMap<Span, Context>();

  return {
    tracer: {
      start(definition) {
        const parent = parentOf(definition, current.getStore()?.context);
        // Read by the id generator below `startSpan`, which is synchronous.
        nextTraceId = definition.traceId;
        const started = startIn(otel, parent, definition);
        nextTraceId = undefined;
        const span = spanOf(started);
        contexts.set(span, trace.setSpan(parent, started));
        return span;
      },
      within(span, work) {
        return current.run({ span, context: contexts.get(span) ?? ROOT_CONTEXT }, work);
      },
      active: () => current.getStore()?.span,
      carry() {
        const context = current.getStore()?.context;
        const spanContext = context && trace.getSpanContext(context);
        if (!spanContext) return undefined;
        const flags = spanContext.traceFlags.toString(16).padStart(2, "0");
        return `00-${spanContext.traceId}-${spanContext.spanId}-${flags}`;
      },
    },
    async close() {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(() => late.resolve(), FLUSH_WITHIN_MS);
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise]);
      clearTimeout(timer);
      diag.disable();
    },
  };
}

function startIn(otel: OtelTracer, parent: Context, { name, kind, attributes }: SpanStart): OtelSpan {
  return otel.startSpan(name, { kind: KINDS[kind ?? "internal"], attributes: attributes ?? {} }, parent);
}

function parentOf({ traceId, parent }: SpanStart, active: Context | undefined): Context {
  if (traceId !== undefined) return ROOT_CONTEXT;
  const read = parent === undefined ? null : TRACEPARENT.exec(parent);
  if (!read) return active ?? ROOT_CONTEXT;
  const [, parentTraceId = "", spanId = "", flags = "00"] = read;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: parentTraceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function spanOf(started: OtelSpan): Span {
  return {
    set: (attributes) => void started.setAttributes(attributes),
    mark: (name) => void started.addEvent(name),
    fail(code) {
      started.setAttribute("error.type", code);
      started.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => started.end(),
  };
}

/** An unreachable collector fails every batch. The reason stays at the exporter, because it may contain headers. */
function warnRarely(log: TracingLog) {
  let silentUntil = 0;
  const warn = () => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + WARN_EVERY_MS;
    log.warn("traces could not be exported");
  };
  const ignore = () => undefined;
  return { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
