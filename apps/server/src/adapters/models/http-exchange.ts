import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { urlToHttpOptions } from "node:url";
import { ModelError } from "./model-error.ts";

export type Timeouts = {
  /** Until the connection is established, including TLS. */
  connectMs: number;
  /** From then until the response headers. */
  firstByteMs: number;
  /** Between two chunks. */
  idleMs: number;
  /** The whole call: a provider that is stuck may send keep-alive messages for ever. */
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

export type ExchangeOptions = {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** As text, so that it leaves with the headers in one write. */
  body?: string | undefined;
  timeouts: Timeouts;
  signal?: AbortSignal | undefined;
  onHead: (response: IncomingMessage) => void;
  /** "done" ends the exchange without waiting for the server to close it. */
  onData: (chunk: Buffer) => "more" | "done";
};

/**
 * Sends one request and streams its response. Redirects are not followed, so that only configured URLs are
 * called.
 */
export async function exchange(options: ExchangeOptions): Promise<void> {
  try {
    await exchangeOnce(options, agentFor(options.url));
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    // The provider closed a kept-alive connection just as it was reused. It has read nothing, so a retry on a
    // new connection is safe.
    await exchangeOnce(options, false);
  }
}

class StaleConnection extends Error {}

// Connections are kept alive: a new TLS handshake would delay the first token of every answer.
const keepAlive = { keepAlive: true, maxFreeSockets: 256, scheduling: "lifo" } as const;
const httpAgent = new http.Agent(keepAlive);
const httpsAgent = new https.Agent(keepAlive);

function agentFor(url: URL) {
  return url.protocol === "https:" ? httpsAgent : httpAgent;
}

const addresses = new WeakMap<URL, ReturnType<typeof urlToHttpOptions>>();

/** Caches the parsed options of each URL object, because the same URL is called repeatedly. */
function addressOf(url: URL) {
  const address = addresses.get(url) ?? urlToHttpOptions(url);
  addresses.set(url, address);
  return address;
}

function exchangeOnce(options: ExchangeOptions, agent: http.Agent | false): Promise<void> {
  if (options.signal?.aborted) return Promise.reject(options.signal.reason);
  return new Promise((resolve, reject) => new Exchange(options, agent, { resolve, reject }));
}

type Outcome = { resolve: () => void; reject: (reason: unknown) => void };

class Exchange {
  readonly #options: ExchangeOptions;
  readonly #outcome: Outcome;
  readonly #request: ClientRequest;
  readonly #total: NodeJS.Timeout;
  readonly #onAbort = () => this.#fail(this.#options.signal?.reason);
  readonly #onChunksRead = () => this.#deliver();
  #phase: NodeJS.Timeout;
  #arrived: Buffer[] = [];
  #arrivedAt = 0;
  #response: IncomingMessage | undefined;
  #isSettled = false;

  constructor(options: ExchangeOptions, agent: http.Agent | false, outcome: Outcome) {
    const { url, method, headers, body, timeouts, signal } = options;
    this.#options = options;
    this.#outcome = outcome;
    const send = url.protocol === "https:" ? https.request : http.request;
    this.#request = send({ ...addressOf(url), method, headers, agent, maxHeaderSize: MAX_HEADER_BYTES });
    this.#phase = this.#limit("connect", timeouts.connectMs);
    this.#total = this.#limit("total", timeouts.totalMs);
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    onConnected(this.#request, () => this.#startPhase("first_byte", timeouts.firstByteMs));
    this.#request.on("error", (error: NodeJS.ErrnoException) => this.#onError(error));
    this.#request.on("response", (response) => this.#onResponse(response));
    this.#request.end(body);
  }

  #onError({ code }: NodeJS.ErrnoException) {
    if (this.#response) return this.#fail(new ModelError("provider_broken_stream", { reason: code }));
    const isStale = this.#request.reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
    this.#fail(isStale ? new StaleConnection() : new ModelError("model_unavailable", { reason: code }));
  }

  #onResponse(response: IncomingMessage) {
    this.#response = response;
    this.#arrivedAt = performance.now();
    this.#watchIdle();
    this.#options.onHead(response);
    response.on("data", (chunk: Buffer) => {
      if (this.#isSettled) return;
      this.#arrivedAt = performance.now();
      // Node emits every HTTP chunk separately. The chunks of one read are delivered together, after the last
      // one was emitted.
      if (this.#arrived.push(chunk) === 1) process.nextTick(this.#onChunksRead);
    });
    response.on("end", () => {
      this.#deliver();
      if (response.complete) this.#finish();
    });
    const onBroken = () => {
      // A successful response emits "close" too. Creating an error with its stack for each of them would be
      // wasteful.
      if (this.#isSettled) return;
      this.#deliver();
      this.#fail(new ModelError("provider_broken_stream", { reason: "closed" }));
    };
    response.on("error", onBroken);
    response.on("close", onBroken);
  }

  #deliver() {
    if (this.#isSettled || this.#arrived.length === 0) return;
    const [only] = this.#arrived;
    const bytes = only && this.#arrived.length === 1 ? only : Buffer.concat(this.#arrived);
    this.#arrived = [];
    try {
      if (this.#options.onData(bytes) === "done") this.#finish();
    } catch (error) {
      this.#fail(error);
    }
  }

  #finish() {
    if (this.#isSettled) return;
    this.#settle();
    if (this.#response) drain(this.#request, this.#response);
    this.#outcome.resolve();
  }

  #fail(reason: unknown) {
    if (this.#isSettled) return;
    this.#settle();
    this.#request.destroy();
    this.#outcome.reject(reason);
  }

  #settle() {
    this.#isSettled = true;
    clearTimeout(this.#phase);
    clearTimeout(this.#total);
    this.#options.signal?.removeEventListener("abort", this.#onAbort);
  }

  #startPhase(name: string, milliseconds: number) {
    if (this.#isSettled) return;
    clearTimeout(this.#phase);
    this.#phase = this.#limit(name, milliseconds);
  }

  /**
   * One timer for all chunks: restarting it with each token took 2 % of the CPU of a server with 300 streams.
   */
  #watchIdle() {
    if (this.#isSettled) return;
    clearTimeout(this.#phase);
    const left = this.#arrivedAt + this.#options.timeouts.idleMs - performance.now();
    if (left > 0) this.#phase = setTimeout(() => this.#watchIdle(), left);
    else this.#fail(new ModelError("model_timeout", { reason: "idle" }));
  }

  #limit(reason: string, milliseconds: number) {
    return setTimeout(() => this.#fail(new ModelError("model_timeout", { reason })), milliseconds);
  }
}

function onConnected(request: ClientRequest, then: () => void) {
  request.once("socket", (socket) => {
    if (!socket.connecting) return then();
    // Only TLS sockets emit "secureConnect", after "connect".
    socket.once(request.protocol === "https:" ? "secureConnect" : "connect", then);
  });
}

/**
 * Returns the connection to the pool once the end of the response has arrived, or destroys it if the end
 * never arrives.
 */
function drain(request: ClientRequest, response: IncomingMessage) {
  if (response.complete) return;
  const giveUp = setTimeout(() => request.destroy(), DRAIN_MS);
  giveUp.unref();
  response.once("close", () => clearTimeout(giveUp));
}
