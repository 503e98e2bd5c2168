import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a server in the middle can do: pass the bytes on. What the product costs is measured against it. */
const provider = new URL(process.argv[2] ?? "");
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const server = createServer((incoming, outgoing) => {
  const onward = request(
    {
      host: provider.hostname,
      port: provider.port,
      path: "/v1/chat/completions",
      method: "POST",
      agent,
      headers: { "content-type": "application/json" },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  incoming.pipe(onward);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
