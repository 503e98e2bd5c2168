import { StringDecoder } from "node:string_decoder";
import { createParser } from "eventsource-parser";
import { type AnswerWriter, createAnswerWriter } from "./answer-writer.ts";
import type { Timeouts } from "./http-exchange.ts";
import { estimateUsage, type FinishReason, type ModelEvent, type Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ClearedCall, ProviderAnswer, ProviderClient } from "./provider-client.ts";
import { readGoodAnswer, readWhole } from "./provider-http.ts";
import type { StateItem } from "./provider-state.ts";
import { withOwnStates } from "./step-blocks.ts";

const MAX_LINE_CHARACTERS = 1_000_000;

export type AnswerMode = "stream" | "whole";

/** How one kind of provider is called over HTTP. */
export type Protocol = {
  /** Part of the provider state, so that no other protocol sends it back. */
  name: string;
  framing: "events" | "lines";
  url(modelId: string, mode: AnswerMode): URL;
  headers: Record<string, string>;
  body(modelId: string, call: ClearedCall, mode: AnswerMode): object;
  createReader(writer: AnswerWriter): StreamReader;
  readWhole(payload: unknown): WholeAnswer;
};

/** Reads the payloads of one streamed answer. */
export type StreamReader = {
  /** `done` ends the call without waiting for the provider to close the connection. */
  take(payload: unknown): "more" | "done";
  /** Throws a `ModelError` if the answer was refused. */
  end(): StreamEnd;
};

export type StreamEnd = {
  /** Undefined: the provider gave none, or the stream broke off. */
  reason: FinishReason | undefined;
  usage: Usage | undefined;
  /** Empty if the provider wants nothing back. */
  items?: readonly StateItem[];
};

export type WholeAnswer = { text: string; usage: Usage | undefined };

/** A thin client: the request of the protocol, the bytes of the response, the events of the answer. */
export function createProtocolClient(protocol: Protocol, timeouts: Timeouts): ProviderClient {
  const urls = new Map<string, URL>();

  /** Must be referentially stable per model, because `exchange` caches parsed URLs by object. */
  function urlOf(modelId: string, mode: AnswerMode): URL {
    const key = `${mode} ${modelId}`;
    const url = urls.get(key) ?? protocol.url(modelId, mode);
    urls.set(key, url);
    return url;
  }

  function requestOf(modelId: string, call: ClearedCall, mode: AnswerMode) {
    const own = { ...call, steps: withOwnStates(call.steps, { protocol: protocol.name, modelId }) };
    const body = JSON.stringify(protocol.body(modelId, own, mode));
    return {
      url: urlOf(modelId, mode),
      method: "POST" as const,
      headers: {
        ...protocol.headers,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        accept: mode === "stream" && protocol.framing === "events" ? "text/event-stream" : "application/json",
        "user-agent": "metatron",
      },
      body,
      timeouts,
      signal: call.signal,
    };
  }

  async function stream(modelId: string, call: ClearedCall, onEvent: (event: ModelEvent) => void) {
    const writer = createAnswerWriter(onEvent, { takesCalls: call.tools !== undefined });
    const reader = protocol.createReader(writer);
    const feed = protocol.framing === "events" ? readEvents(reader, writer) : readLines(reader, writer);
    let isDone = false;
    const onData = (bytes: Buffer) => {
      isDone = feed(bytes) === "done";
      return isDone ? "done" : "more";
    };
    try {
      await readGoodAnswer({ ...requestOf(modelId, call, "stream"), onData });
    } finally {
      writer.end();
    }
    const { usage, items = [], ...end } = reader.end();
    const reason = end.reason ?? (isDone ? "stop" : undefined);
    if (reason === undefined) throw broken("cut");
    if (writer.characters() + writer.calls() === 0) throw new ModelError("empty_answer", { reason });
    if (items.length > 0 && writer.calls() > 0) {
      onEvent({ type: "provider-state", state: { protocol: protocol.name, modelId, items } });
    }
    onEvent({ type: "usage", ...(usage ?? estimateUsage(call, writer.characters())) });
    onEvent({ type: "finish", reason });
  }

  async function complete(modelId: string, call: ClearedCall): Promise<ProviderAnswer> {
    const { text, usage } = protocol.readWhole(
      parsePayload(await readWhole(requestOf(modelId, call, "whole"))),
    );
    if (text.trim() === "") throw new ModelError("empty_answer");
    return { text, usage: usage ?? estimateUsage(call, text.length) };
  }

  return { stream, complete };
}

type Feed = (bytes: Buffer) => "more" | "done";

function readEvents(reader: StreamReader, writer: AnswerWriter): Feed {
  let isDone = false;
  const parser = createParser({
    maxBufferSize: MAX_LINE_CHARACTERS,
    onEvent: ({ data }) => {
      if (isDone || data === "") return;
      isDone = data === "[DONE]" || reader.take(parsePayload(data)) === "done";
    },
    onError: ({ type }) => {
      // Other errors are lines of unknown kinds, which the protocol requires to ignore.
      if (type === "max-buffer-size-exceeded") throw broken("line_too_long");
    },
  });
  return feedWith(writer, (text) => {
    parser.feed(text);
    return isDone;
  });
}

function readLines(reader: StreamReader, writer: AnswerWriter): Feed {
  let rest = "";
  return feedWith(writer, (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_CHARACTERS) throw broken("line_too_long");
    return lines.some((line) => line.trim() !== "" && reader.take(parsePayload(line)) === "done");
  });
}

function feedWith(writer: AnswerWriter, take: (text: string) => boolean): Feed {
  const decoder = new StringDecoder("utf8");
  return (bytes) => {
    try {
      return take(decoder.write(bytes)) ? "done" : "more";
    } finally {
      // Text before a malformed line is part of the answer and is emitted.
      writer.arrived();
    }
  };
}

/** Throws on a malformed line: skipping the line would silently drop a part of the answer. */
function parsePayload(data: string): unknown {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    throw broken("garbage");
  }
}

function broken(reason: string): ModelError {
  return new ModelError("provider_broken_stream", { reason });
}
