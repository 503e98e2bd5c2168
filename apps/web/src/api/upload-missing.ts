import type { AnswerOf } from "@metatron/contract/endpoint-types";
import type { ResumeUpload } from "@metatron/contract/files/file";
import type { Put } from "./upload-put.ts";

export type SignedUpload = AnswerOf<"signUpload">;

interface Missing {
  signed: SignedUpload;
  content: Blob;
  signal: AbortSignal;
  /** Number of bytes of the whole file that storage has. */
  onProgress: (sent: number) => void;
  put: Put;
}

/**
 * Uploads the slices that storage does not have yet. Returns the
 * status of the first failed slice, or of the last one.
 */
export async function putMissing(missing: Missing): Promise<number> {
  const { resume } = missing.signed;
  switch (resume?.way) {
    case "range":
      return await putRest(missing, resume.received);
    case "parts":
      return await putParts(missing, resume.missing);
    case undefined:
      return await putRest(missing, 0);
  }
}

async function putRest(
  { signed, content, signal, onProgress, put }: Missing,
  received: number,
): Promise<number> {
  const range = { "content-range": `bytes ${received}-${content.size - 1}/${content.size}` };
  return await put({
    url: signed.url,
    headers: { ...signed.headers, ...(received > 0 ? range : {}) },
    content: received > 0 ? content.slice(received) : content,
    signal,
    onProgress: (sent) => onProgress(received + sent),
  });
}

type Slice = Extract<ResumeUpload, { way: "parts" }>["missing"][number];

const AT_ONCE = 3;

async function putParts(
  { content, signal, onProgress, put }: Missing,
  slices: readonly Slice[],
): Promise<number> {
  const waiting = [...slices];
  const sent = new Map<string, number>();
  const there = content.size - slices.reduce((sum, { from, to }) => sum + to - from, 0);
  let status = 200;
  const worker = async () => {
    for (let slice = waiting.shift(); slice && isGood(status); slice = waiting.shift()) {
      const { url, from, to } = slice;
      const answered = await put({
        url,
        headers: {},
        signal,
        // A blob with a type would add a header that is not part of the
        // signature, and storage would refuse the request.
        content: content.slice(from, to, ""),
        onProgress: (bytes) => {
          sent.set(url, bytes);
          onProgress(there + [...sent.values()].reduce((sum, each) => sum + each, 0));
        },
      });
      if (!isGood(answered)) status = answered;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return status;
}

const isGood = (status: number) => status >= 200 && status < 300;
