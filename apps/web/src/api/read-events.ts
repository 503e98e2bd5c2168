export interface StreamEvent<Part> {
  id: number;
  part: Part;
}

/** True when the stream came to its [DONE]. Events that arrive together are given together. */
export async function readEvents<Part>(
  response: Response,
  onEvents: (events: StreamEvent<Part>[]) => void,
): Promise<boolean> {
  // Only with the first answer: a page without one does not read streams.
  const { createParser } = await import("eventsource-parser");
  let isDone = false;
  let batch: StreamEvent<Part>[] = [];
  const parser = createParser({
    onEvent({ id, data }) {
      if (data === "[DONE]") isDone = true;
      // The server writes its parts from the same contract.
      else if (id !== undefined) batch.push({ id: Number(id), part: JSON.parse(data) as Part });
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(value);
    if (batch.length > 0) onEvents(batch);
    batch = [];
  }
  return isDone;
}
