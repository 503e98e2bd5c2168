import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import tesseract from "tesseract.js";

/** A word with its position in pixels. */
export interface OcrWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  baseline: number;
  /** Height of the line. */
  size: number;
}

const require = createRequire(import.meta.url);
const UNLOAD_AFTER_MS = 30_000;
const BEST_FOR_ITS_SIZE = "4.0.0_best_int";
const LSTM_ONLY = 1;
// In line heights; the gap between words is smaller.
const APART = 0.35;

let worker: Promise<tesseract.Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Recognises the Spanish words of an image (PNG, JPEG). The engine is loaded on first use and unloaded when
 * idle.
 */
export async function recognise(picture: Buffer): Promise<OcrWord[]> {
  clearTimeout(idle);
  worker ??= startWorker();
  try {
    const { data } = await (await worker).recognize(picture, {}, { text: false, blocks: true });
    return (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap(wordsOfLine)),
    );
  } catch (error) {
    await unload();
    throw error;
  } finally {
    idle = setTimeout(unload, UNLOAD_AFTER_MS);
    idle.unref();
  }
}

async function startWorker(): Promise<tesseract.Worker> {
  const data = dirname(require.resolve("@tesseract.js-data/spa"));
  const started = await tesseract.createWorker("spa", LSTM_ONLY, {
    langPath: join(data, BEST_FOR_ITS_SIZE),
    gzip: true,
    // Otherwise the unpacked language data is written to the working directory.
    cacheMethod: "none",
    // An unreadable image rejects its own call. Without a handler the library would throw the error again as
    // an uncaught exception.
    errorHandler: () => {},
  });
  // Otherwise the engine guesses the resolution and logs that to the console.
  await started.setParameters({ user_defined_dpi: "250" });
  return started;
}

async function unload(): Promise<void> {
  const ended = worker;
  worker = undefined;
  await ended?.then(
    (running) => running.terminate(),
    () => undefined,
  );
}

function wordsOfLine(line: tesseract.Line): OcrWord[] {
  const { y0, y1 } = line.baseline;
  const height = line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0;
  return line.words
    .filter((word, at) => word.text.trim() !== "" && !isBetweenColumns(line.words, at, height))
    .map((word) => ({
      text: word.text.trim(),
      confidence: word.confidence,
      left: word.bbox.x0,
      right: word.bbox.x1,
      baseline: (y0 + y1) / 2,
      size: height,
    }));
}

/** OCR often reads the gap between two columns as an isolated dash. */
function isBetweenColumns(words: readonly tesseract.Word[], at: number, height: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !/^[—–\-|_~=.·'"]+$/.test(word.text.trim())) return false;
  const isApart = (left: number | undefined, right: number | undefined) =>
    left === undefined || right === undefined || right - left > height * APART;
  return isApart(before?.bbox.x1, word.bbox.x0) && isApart(word.bbox.x1, after?.bbox.x0);
}
