import type { PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url";
import { call } from "../../../api/call.ts";
import { startWorker } from "../../../lib/start-worker.ts";

/** Large enough that most documents need one request. */
const CHUNK_BYTES = 1 << 20;
/** Where the build puts the image decoders for scanned pages. */
const DECODERS = "/pdf-decoders/";

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  lib: typeof import("pdfjs-dist/legacy/build/pdf.mjs");
  close: () => void;
}

/** Opens a PDF of the server by range requests. The library is imported with the first document. */
export async function openPdf(
  { fileId, size }: { fileId: string; size: number },
  signal: AbortSignal,
): Promise<OpenPdf> {
  const lib = await import("pdfjs-dist/legacy/build/pdf.mjs");
  signal.throwIfAborted();
  const port = startWorker("pdf", workerUrl);
  const worker = lib.PDFWorker.create({ port });
  const failed = Promise.withResolvers<never>();
  const range = new lib.PDFDataRangeTransport(size, null);
  range.requestDataRange = (begin: number, end: number) => {
    fetchRange(fileId, { begin, end }, signal).then(
      (bytes) => range.onDataRange(begin, bytes),
      failed.reject,
    );
  };
  const task = lib.getDocument({
    range,
    worker,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // The page's content security policy forbids compiling
    // WebAssembly; the library renders the same without it.
    useWasm: false,
    wasmUrl: DECODERS,
    enableXfa: false,
  });
  const end = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const pdf = await Promise.race([task.promise, failed.promise]);
    // Removes the document's fonts from the page too.
    return { pdf, lib, close: () => void task.destroy().then(end, end) };
  } catch (error) {
    // Ends the thread at once: asked to stop in the middle of loading, it would throw an error that nothing catches.
    end();
    throw error;
  }
}

async function fetchRange(
  id: string,
  { begin, end }: { begin: number; end: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await call("fileContent", {
    params: { id },
    headers: { range: `bytes=${begin}-${end - 1}` },
    signal,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A storage without range support sends the whole file.
  return response.status === 206 ? bytes : bytes.slice(begin, end);
}
