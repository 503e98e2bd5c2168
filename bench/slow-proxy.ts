import { connect, createServer, type Socket } from "node:net";

export interface LinkSpeed {
  bytesPerSecond: number;
  /** From one end to the other; a round trip is twice as long. */
  delayMs: number;
}

/** Bytes of a TCP segment: what the line carries at once. */
const SEGMENT = 1_400;
const STREAM = "content-type: text/event-stream";

/**
 * Passes bytes between a browser and the product, counts them, and passes them on as slowly as a line of this speed
 * would. All connections share the line. Setting up a connection takes no round trip, unlike on a real line.
 */
export async function startSlowProxy(productPort: number) {
  const figures = { up: 0, down: 0, lastByteAt: 0, streamAt: 0 };
  let speed: LinkSpeed | null = null;
  const free = { up: 0, down: 0 };

  function carry(from: Socket, to: Socket, way: "up" | "down") {
    let lastAt = 0;
    const later = (ms: number, task: () => void) => void setTimeout(task, Math.max(0, ms));
    from.on("data", (data: Buffer) => {
      const now = Date.now();
      figures[way] += data.length;
      figures.lastByteAt = now;
      if (way === "down" && data.subarray(0, 2_000).toString("latin1").toLowerCase().includes(STREAM))
        figures.streamAt = now;
      if (!speed) return void to.write(data);
      for (let at = 0; at < data.length; at += SEGMENT) {
        const segment = data.subarray(at, at + SEGMENT);
        free[way] = Math.max(now, free[way]) + (segment.length / speed.bytesPerSecond) * 1_000;
        lastAt = free[way] + speed.delayMs;
        later(lastAt - now, () => void (to.destroyed || to.write(segment)));
      }
    });
    from.on("end", () => later(lastAt - Date.now(), () => void to.end()));
    from.on("error", () => to.destroy());
  }

  const server = createServer((browser) => {
    const product = connect(productPort, "localhost");
    carry(browser, product, "up");
    carry(product, browser, "down");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    figures,
    setSpeed(next: LinkSpeed | null) {
      speed = next;
    },
    close: () => void server.close(),
  };
}
