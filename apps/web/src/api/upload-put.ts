export interface PutRequest {
  url: string;
  headers: Record<string, string>;
  content: Blob;
  signal: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

/** Resolves to the response's status, 0 when none arrived. */
export type Put = (request: PutRequest) => Promise<number>;

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
export const putByXhr: Put = ({ url, headers, content, signal, onProgress }) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open("PUT", url);
  for (const [name, value] of Object.entries(headers)) {
    // Browsers set this header themselves and refuse to let scripts set it.
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
