export interface StreamEvent<Part> {
  id: number;
  part: Part;
}

/**
 * Resolves to true when the stream ended with [DONE]. Events that arrive in one chunk are delivered together.
 */
export async function readEvents<Part>(
  response: Response,
  onEvents: (events: StreamEvent<Part>[]) => void,
): Promise<boolean> {
  // Imported with the first answer, because a page without an answer reads no stream.
  const { createParser } = await import("eventsource-parser");
  let isDone = false;
  let batch: StreamEvent<Part>[] = [];
  const parser = createParser({
    onEvent({ id, data }) {
      if (data === "[DONE]") isDone = true;
      // Safe: the server writes its events from the same contract.
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
