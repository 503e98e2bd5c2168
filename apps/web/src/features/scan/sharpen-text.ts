import { type GreyPixels, type Pixels, toGrey } from "./pixels.ts";

/** In pixels: wider than a letter, so that each block shows some paper; narrower than a shadow. */
const BLOCK = 32;
const PAPER_RANK = 0.9;
/** A dark block is a picture or a thick bar, not paper in the shade. */
const DARKEST_PAPER = 0.45;
/** Shares of the paper's brightness: ink under the first is black, over the second there is paper alone. */
const BLACK_UNDER = 0.45;
const WHITE_OVER = 0.82;

/**
 * Black text on white paper: each pixel is compared with the brightness of the paper around it, so that a shadow
 * over half of the page disappears. Edges of letters stay grey, because OCR reads smooth letters better than
 * jagged ones.
 */
export function sharpenText(picture: Pixels): Pixels {
  const grey = toGrey(picture);
  const { width, height } = grey;
  const paper = smoothBlocks(measurePaper(grey));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = (grey.data[at] ?? 0) / paperAt(paper, x, y);
      const value = ((share - BLACK_UNDER) / (WHITE_OVER - BLACK_UNDER)) * 255;
      data.fill(value, at * 4, at * 4 + 3);
      data[at * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

interface Blocks {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** How bright the paper is in each block: almost its brightest pixel, because a glint is brighter than paper. */
function measurePaper(grey: GreyPixels): Blocks {
  const columns = Math.max(1, Math.ceil(grey.width / BLOCK));
  const rows = Math.max(1, Math.ceil(grey.height / BLOCK));
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = brightIn(grey, column * BLOCK, row * BLOCK);
    }
  }
  const brightest = values.toSorted()[Math.floor((values.length - 1) * PAPER_RANK)] ?? 255;
  const least = Math.max(1, brightest * DARKEST_PAPER);
  return { values: values.map((value) => Math.max(least, value)), columns, rows };
}

function brightIn({ data, width, height }: GreyPixels, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(height, top + BLOCK); y += 1) {
    for (let x = left; x < Math.min(width, left + BLOCK); x += 1) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let darker = 0;
  return Math.max(
    1,
    counts.findIndex((count) => {
      darker += count;
      return darker >= total * PAPER_RANK;
    }),
  );
}

/** The mean of each block and its neighbours: without it the borders of blocks would show. */
function smoothBlocks({ values, columns, rows }: Blocks): Blocks {
  const smooth = values.map((_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        sum += values[y * columns + x] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
  return { values: smooth, columns, rows };
}

/** Between the middles of blocks the brightness changes evenly. */
function paperAt({ values, columns, rows }: Blocks, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, x / BLOCK - 0.5));
  const row = Math.min(rows - 1, Math.max(0, y / BLOCK - 0.5));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = Math.min(columns - 1, left + 1);
  const bottom = Math.min(rows - 1, top + 1);
  const shareX = column - left;
  const shareY = row - top;
  const above =
    (values[top * columns + left] ?? 1) * (1 - shareX) + (values[top * columns + right] ?? 1) * shareX;
  const below =
    (values[bottom * columns + left] ?? 1) * (1 - shareX) + (values[bottom * columns + right] ?? 1) * shareX;
  return above * (1 - shareY) + below * shareY;
}
