/** Names, codes, counts and opaque ids; never a person, a text, an address with parameters or a token. */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanDefinition {
  name: string;
  kind?: "internal" | "server" | "client" | "consumer";
  attributes?: SpanAttributes;
}

export interface Span {
  set(attributes: SpanAttributes): void;
  /** Marks a moment in the span, such as the first words of an answer. */
  mark(name: string): void;
  /** The code must not be the message of an error, which may quote a text of a person. */
  fail(code: string): void;
  end(): void;
}

export interface SpanStart extends SpanDefinition {
  /** The 32 hexadecimal digits of the trace, for a span that begins one. */
  traceId?: string | undefined;
  /** The `traceparent` of a span of another process. */
  parent?: string | undefined;
}

/** Implemented with OpenTelemetry by `open-telemetry.ts`, which is loaded only where traces are exported. */
export interface Tracer {
  start(definition: SpanStart): Span;
  /** Spans that `work` starts are children of `span`. */
  within<T>(span: Span, work: () => T): T;
  active(): Span | undefined;
  /** The active span as a `traceparent`. */
  carry(): string | undefined;
}

const NO_SPAN: Span = {
  set: () => undefined,
  mark: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

let tracer: Tracer | undefined;

/** One tracer per process. Returns a function that ends the tracing. */
export function useTracer(next: Tracer): () => void {
  tracer = next;
  return () => {
    if (tracer === next) tracer = undefined;
  };
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** A span without children; the caller ends it. */
export function startSpan(definition: SpanStart): Span {
  return tracer?.start(definition) ?? NO_SPAN;
}

export function runWithin<T>(span: Span, work: () => T): T {
  return tracer && span !== NO_SPAN ? tracer.within(span, work) : work();
}

/** A span around `work`. A rejection is recorded by the code or the class of its error. */
export async function inSpan<T>(definition: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  if (!tracer) return work(NO_SPAN);
  const span = tracer.start(definition);
  try {
    return await tracer.within(span, () => work(span));
  } catch (error) {
    span.fail(errorCodeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The span that the running code belongs to. */
export function activeSpan(): Span {
  return tracer?.active() ?? NO_SPAN;
}

/** Identifies the active span for another process; undefined without tracing. */
export function carriedTrace(): string | undefined {
  return tracer?.carry();
}

function errorCodeOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "code" in error && typeof error.code === "string")
    return error.code;
  if (!(error instanceof Error)) return "unknown";
  return error.cause === undefined ? error.name : errorCodeOf(error.cause);
}
