import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { ModelError } from "./model-error.ts";

export type Timeouts = {
  /** Until the connection stands, TLS included. */
  connectMs: number;
  /** From there until the answer's headers. */
  firstByteMs: number;
  /** Between two arrivals. */
  idleMs: number;
  /** The whole call: some providers send signs of life for as long as they are stuck. */
  totalMs: number;
};

export const DEFAULT_TIMEOUTS: Timeouts = {
  connectMs: 10_000,
  firstByteMs: 120_000,
  idleMs: 60_000,
  totalMs: 900_000,
};

const MAX_HEADER_BYTES = 16_384;
const DRAIN_MS = 1000;
const EMPTY = Buffer.alloc(0);

export type ExchangeOptions = {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: Buffer | undefined;
  timeouts: Timeouts;
  signal?: AbortSignal | undefined;
  onHead: (response: IncomingMessage) => void;
  /** "done" ends the exchange without waiting for the other side to close it. */
  onData: (chunk: Buffer) => "more" | "done";
};

/** One request and its answer, as it arrives. Redirects are not followed: an address that nobody configured is never called. */
export async function exchange(options: ExchangeOptions): Promise<void> {
  try {
    await exchangeOnce(options, agentFor(options.url));
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    // The provider closed a kept connection just as we used it; it read nothing, so a fresh one may ask again.
    await exchangeOnce(options, false);
  }
}

class StaleConnection extends Error {}

// A connection per stream, kept for the next one: a new TLS handshake would add to every first token.
const keepAlive = { keepAlive: true, maxFreeSockets: 256, scheduling: "lifo" } as const;
const httpAgent = new http.Agent(keepAlive);
const httpsAgent = new https.Agent(keepAlive);

function agentFor(url: URL) {
  return url.protocol === "https:" ? httpsAgent : httpAgent;
}

function exchangeOnce(options: ExchangeOptions, agent: http.Agent | false): Promise<void> {
  const { url, method, headers, body, timeouts, signal, onHead, onData } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const send = url.protocol === "https:" ? https.request : http.request;
    const request = send(url, { method, headers, agent, maxHeaderSize: MAX_HEADER_BYTES });
    let isSettled = false;
    let hasHead = false;
    let phase = setTimeout(() => fail(timedOut("connect")), timeouts.connectMs);
    const total = setTimeout(() => fail(timedOut("total")), timeouts.totalMs);
    const onAbort = () => fail(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });

    function settle() {
      isSettled = true;
      clearTimeout(phase);
      clearTimeout(total);
      signal?.removeEventListener("abort", onAbort);
    }
    function fail(reason: unknown) {
      if (isSettled) return;
      settle();
      request.destroy();
      reject(reason);
    }
    function finish() {
      settle();
      resolve();
    }
    function startPhase(name: string, milliseconds: number) {
      clearTimeout(phase);
      phase = setTimeout(() => fail(timedOut(name)), milliseconds);
    }

    onConnected(request, () => {
      if (!isSettled) startPhase("first_byte", timeouts.firstByteMs);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (hasHead) return fail(new ModelError("provider_broken_stream", { reason: error.code }));
      const isStale = request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      fail(isStale ? new StaleConnection() : new ModelError("model_unavailable", { reason: error.code }));
    });
    request.on("response", (response) => {
      hasHead = true;
      let arrived: Buffer[] = [];
      const deliver = () => {
        if (isSettled || arrived.length === 0) return;
        const [only = EMPTY] = arrived;
        const bytes = arrived.length === 1 ? only : Buffer.concat(arrived);
        arrived = [];
        try {
          if (onData(bytes) === "more") return;
        } catch (error) {
          return fail(error);
        }
        finish();
        drain(request, response);
      };
      const broken = () => {
        deliver();
        fail(new ModelError("provider_broken_stream", { reason: "closed" }));
      };
      response.on("error", broken);
      response.on("close", broken);
      response.on("end", () => {
        deliver();
        if (!isSettled && response.complete) finish();
      });
      startPhase("idle", timeouts.idleMs);
      try {
        onHead(response);
      } catch (error) {
        return fail(error);
      }
      response.on("data", (chunk: Buffer) => {
        if (isSettled) return;
        phase.refresh();
        // Node tells every HTTP chunk by itself; what came in one read is delivered as one, after all of it is told.
        if (arrived.push(chunk) === 1) queueMicrotask(deliver);
      });
    });
    request.end(body);
  });
}

function onConnected(request: ClientRequest, then: () => void) {
  request.once("socket", (socket) => {
    if (!socket.connecting) return then();
    // "secureConnect" is only told by TLS sockets, and comes after "connect".
    socket.once(request.protocol === "https:" ? "secureConnect" : "connect", then);
  });
}

/** Lets the connection serve again once the answer's end has arrived, and gives it up where it never does. */
function drain(request: ClientRequest, response: IncomingMessage) {
  if (response.complete) return;
  const giveUp = setTimeout(() => request.destroy(), DRAIN_MS);
  giveUp.unref();
  response.once("close", () => clearTimeout(giveUp));
}

function timedOut(reason: string): ModelError {
  return new ModelError("model_timeout", { reason });
}
