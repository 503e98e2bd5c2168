import { createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** Greets whoever connects and ends at the first byte it gets, as a database that fails does. */
const server = createServer((socket) => {
  socket.write("hello");
  socket.once("data", () => process.exit(1));
}).listen(workerData.socketPath, () => parentPort?.postMessage("ready"));
parentPort?.once("message", () => {
  server.close();
  parentPort?.postMessage("closed");
  parentPort?.close();
});
