import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import tesseract from "tesseract.js";

/** A word of a picture, in its pixels. */
export interface OcrWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  baseline: number;
  /** The height of its line. */
  size: number;
}

const require = createRequire(import.meta.url);
const LET_GO_AFTER_MS = 30_000;
const BEST_FOR_ITS_SIZE = "4.0.0_best_int";
const LSTM_ONLY = 1;
// In heights of a line; between words it is less.
const APART = 0.35;

let worker: Promise<tesseract.Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/** Reads the words of a picture (PNG, JPEG) in Spanish. The engine is loaded at the first one and let go when idle. */
export async function recognise(picture: Buffer): Promise<OcrWord[]> {
  clearTimeout(idle);
  worker ??= startWorker();
  try {
    const { data } = await (await worker).recognize(picture, {}, { text: false, blocks: true });
    return (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap(wordsOfLine)),
    );
  } catch (error) {
    await letGo();
    throw error;
  } finally {
    idle = setTimeout(letGo, LET_GO_AFTER_MS);
    idle.unref();
  }
}

async function startWorker(): Promise<tesseract.Worker> {
  const data = dirname(require.resolve("@tesseract.js-data/spa"));
  const started = await tesseract.createWorker("spa", LSTM_ONLY, {
    langPath: join(data, BEST_FOR_ITS_SIZE),
    gzip: true,
    // Otherwise the unpacked language lands in the working directory.
    cacheMethod: "none",
    // A picture that can't be read rejects its own call; without a handler the library throws it once more, unheard.
    errorHandler: () => {},
  });
  // Otherwise it guesses from the size of the letters, and says so on the console.
  await started.setParameters({ user_defined_dpi: "250" });
  return started;
}

async function letGo(): Promise<void> {
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

/** A dash that stands apart on both sides is how the gap between two columns is misread. */
function isBetweenColumns(words: readonly tesseract.Word[], at: number, height: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !/^[—–\-|_~=.·'"]+$/.test(word.text.trim())) return false;
  const isApart = (left: number | undefined, right: number | undefined) =>
    left === undefined || right === undefined || right - left > height * APART;
  return isApart(before?.bbox.x1, word.bbox.x0) && isApart(word.bbox.x1, after?.bbox.x0);
}
