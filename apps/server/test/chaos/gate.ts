import { once } from "node:events";
import { Agent, createServer, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** `error` answers every request with the gate's status, `hang` answers none, `down` closes every connection. */
export type GateMode = "pass" | "error" | "hang" | "down";

export interface Gate {
  url: string;
  set(mode: GateMode): void;
  close(): Promise<void>;
}

/** Before the first byte of an answer a connection that is kept alive may be closed: a new one for each request. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Passes requests on to the given addresses in turn, or misbehaves: a balancer, or the way to an outside service. */
export async function openGate(targets: () => readonly string[], { errorStatus = 500 } = {}): Promise<Gate> {
  let mode: GateMode = "pass";
  let passed = 0;
  const server = createServer((request, response) => {
    if (mode === "down") return void request.socket.destroy();
    // Held until the mode changes, which ends every connection.
    if (mode === "hang") return;
    const known = targets();
    const target = known[passed++ % known.length];
    if (mode === "error" || target === undefined) {
      request.resume();
      return void response.writeHead(target === undefined ? 502 : errorStatus).end("{}");
    }
    const { hostname: host, port } = new URL(target);
    const { method, url: path } = request;
    const headers = endToEnd(request.headers);
    const onward = send({ agent, host, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      response.flushHeaders();
      pipeline(answer, response, () => undefined);
    });
    onward.on("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end("{}");
    });
    request.pipe(onward);
    response.on("close", () => onward.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      if (mode === "hang" || next === "down") server.closeAllConnections();
      mode = next;
    },
    async close() {
      server.closeAllConnections();
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}

/** Without the headers that hold for one connection alone. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, "keep-alive": _keepAlive, ...others } = headers;
  return others;
}
