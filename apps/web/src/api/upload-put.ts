export interface PutRequest {
  url: string;
  headers: Record<string, string>;
  content: Blob;
  signal: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

/** The answer's status; 0 when none came. */
export type Put = (request: PutRequest) => Promise<number>;

/** By XMLHttpRequest: `fetch` tells nothing of how far an upload is. */
export const putByXhr: Put = ({ url, headers, content, signal, onProgress }) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open("PUT", url);
  for (const [name, value] of Object.entries(headers)) {
    // The browser counts the bytes itself and refuses to be told.
    if (name.toLowerCase() !== "content-length") request.setRequestHeader(name, value);
  }
  request.upload.addEventListener("progress", ({ loaded }) => onProgress?.(loaded, content.size));
  request.addEventListener("loadend", () => {
    signal.removeEventListener("abort", abort);
    resolve(request.status);
  });
  signal.addEventListener("abort", abort);
  request.send(content);
  return promise;
};
