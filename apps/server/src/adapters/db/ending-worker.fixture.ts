import { createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** Accepts a connection and exits at the first byte it receives, as a crashing database does. */
const server = createServer((socket) => {
  socket.write("hello");
  socket.once("data", () => process.exit(1));
}).listen(workerData.socketPath, () => parentPort?.postMessage("ready"));
parentPort?.once("message", () => {
  server.close();
  parentPort?.postMessage("closed");
  parentPort?.close();
});
