import fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { type EventStream, endEventStreams, openEventStream } from "./sse.ts";

let close = async () => {};
afterEach(() => close());

/** The chunks that a reader of this stream receives. */
async function readerOf(write: (stream: EventStream) => void) {
  const app = fastify();
  app.get("/", (_request, reply) => {
    write(openEventStream(reply));
    return reply;
  });
  const response = await fetch(await app.listen({ host: "127.0.0.1", port: 0 }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  close = async () => {
    await reader?.cancel();
    await app.close();
  };
  return { type: response.headers.get("content-type"), next: async () => (await reader?.read())?.value };
}

it("sends the headers and the first events with those that follow at once", async () => {
  const { next } = await readerOf((stream) => {
    stream.send([{ id: 1, data: "a" }]);
    stream.send([{ id: 2, data: "b" }]);
  });
  expect(await next()).toBe("id: 1\ndata: a\n\nid: 2\ndata: b\n\n");
});

it("does not hold back the first events if none follow, nor the headers if there are no events", async () => {
  const alone = await readerOf((stream) => stream.send([{ id: 1, data: "a" }]));
  expect(await alone.next()).toBe("id: 1\ndata: a\n\n");
  await close();
  expect((await readerOf(() => undefined)).type).toBe("text/event-stream; charset=utf-8");
});

it("ends with all events sent, each once", async () => {
  const { next } = await readerOf((stream) => {
    stream.send([{ id: 1, data: "a" }]);
    stream.done();
  });
  expect(await next()).toBe("id: 1\ndata: a\n\ndata: [DONE]\n\n");
});

it("ends without the completion mark when its node closes, and accepts nothing more", async () => {
  const app = fastify();
  let stream: EventStream | undefined;
  app.get("/", (_request, reply) => {
    stream = openEventStream(reply);
    stream.send([{ id: 1, data: "a" }]);
    return reply;
  });
  const response = await fetch(await app.listen({ host: "127.0.0.1", port: 0 }));
  endEventStreams(app);
  stream?.send([{ id: 2, data: "b" }]);
  stream?.done();
  expect(await response.text()).not.toContain("[DONE]");
  await app.close();
});

it("compresses each write by itself, and ends in good order when its node closes", async () => {
  const app = fastify();
  let stream: EventStream | undefined;
  app.get("/", (_request, reply) => {
    stream = openEventStream(reply, { encoding: "gzip" });
    stream.send([{ id: 1, data: "a" }]);
    stream.send([{ id: 2, data: "b" }]);
    return reply;
  });
  const response = await fetch(await app.listen({ host: "127.0.0.1", port: 0 }));
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe("id: 1\ndata: a\n\nid: 2\ndata: b\n\n");
  stream?.send([{ id: 3, data: "c" }]);
  expect(await next()).toBe("id: 3\ndata: c\n\n");
  endEventStreams(app);
  stream?.send([{ id: 4, data: "d" }]);
  expect(await next()).toBeUndefined();
  await app.close();
});
