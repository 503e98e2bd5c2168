import { foldForFind, placesOf } from "./find-hits.ts";

const BLOCK = "p,li,td,th,h1,h2,h3,h4,h5,h6,pre,blockquote,dt,dd,figcaption,summary";

/** Button labels and citation numbers are not part of the text. */
const UNREAD = "button,a[aria-label]";

/** The matches in the rendered text of an element, in reading order, also across bold text and links. */
export function rangesOf(element: Element, query: string): Range[] {
  const pieces = textPieces(element);
  const text = pieces.map(({ lead, node }) => lead + node.data).join("");
  const places = placesOf(foldForFind(text), query);
  const ranges: Range[] = [];
  let at = 0;
  for (const place of places) {
    while (pieces[at] && endOf(pieces[at]) <= place) at += 1;
    const range = toRange(pieces.slice(at), place, place + query.length);
    if (range) ranges.push(range);
  }
  return ranges;
}

interface Piece {
  node: Text;
  /** The offset of the node's text in the whole text. */
  start: number;
  /** Separates blocks, so that the end of one and the start of the next do not form a word. */
  lead: "" | "\n";
}

function textPieces(element: Element): Piece[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let length = 0;
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(UNREAD)) continue;
    const nodeBlock: Element | null = node.parentElement?.closest(BLOCK) ?? null;
    const lead = pieces.length > 0 && nodeBlock !== block ? "\n" : "";
    block = nodeBlock;
    pieces.push({ node, start: length + lead.length, lead });
    length += lead.length + node.data.length;
  }
  return pieces;
}

function endOf(piece: Piece | undefined): number {
  return piece ? piece.start + piece.node.data.length : 0;
}

function toRange(pieces: readonly Piece[], from: number, to: number): Range | null {
  const first = pieces[0];
  const last = pieces.find((piece) => endOf(piece) >= to);
  if (!first || !last || from < first.start) return null;
  const range = new Range();
  range.setStart(first.node, from - first.start);
  range.setEnd(last.node, to - last.start);
  return range;
}
