import { type CostarSection, costarSections } from "@metatron/contract/assistants/constants";
import { trimEndOf } from "@metatron/text/markdown-lines";

/** The marker that a model must write on its own line before a section. */
export const markerOf = (section: CostarSection): string => `=== ${section} ===`;

// Both are matched against a trimmed line.
const MARKER = /^=+\s*([a-z]+)\s*=*$/i;
const MAY_BECOME_MARKER = /^(?:=+(?:\s*[a-z]+\s*=*|\s+=+)?)?$/i;
const LONGEST_MARKER = 40;

export interface SectionListener {
  onStart(section: CostarSection): void;
  onDelta(section: CostarSection, delta: string): void;
  onEnd(section: CostarSection): void;
}

/** Separates the sections of a text while it is streamed; text before the first marker is dropped. */
export function createSectionSplitter(listener: SectionListener) {
  const written = new Set<CostarSection>();
  let open: CostarSection | undefined;
  let line = "";
  let isLineShown = false;
  let gap = "";

  function show(text: string) {
    if (!open) return;
    // Blank lines at the edges of a section are dropped: trailing ones are held back until text follows.
    const words = trimEndOf(text, "\n");
    const rest = text.slice(words.length);
    if (words.trim() === "") {
      gap += written.has(open) ? text : "";
      return;
    }
    if (!written.has(open)) listener.onStart(open);
    written.add(open);
    listener.onDelta(open, gap + words);
    gap = rest;
  }

  function close() {
    if (open && written.has(open)) listener.onEnd(open);
    open = undefined;
    gap = "";
  }

  function endLine(end: string) {
    const marked = isLineShown ? undefined : sectionOf(line);
    if (marked) {
      close();
      // A repeated section would open the same part twice.
      open = written.has(marked) ? undefined : marked;
    } else show((isLineShown ? "" : line) + end);
    line = "";
    isLineShown = false;
  }

  function takePiece(piece: string) {
    if (isLineShown) return show(piece);
    line += piece;
    if (line.length <= LONGEST_MARKER && MAY_BECOME_MARKER.test(line.trim())) return;
    isLineShown = true;
    show(line);
  }

  return {
    write(text: string) {
      const lines = text.split("\n");
      for (const [at, piece] of lines.entries()) {
        takePiece(piece);
        if (at < lines.length - 1) endLine("\n");
      }
    },
    /** Returns the sections that were written. */
    end(): ReadonlySet<CostarSection> {
      endLine("");
      close();
      return written;
    },
  };
}

function sectionOf(line: string): CostarSection | undefined {
  const name = MARKER.exec(line.trim())?.[1]?.toLowerCase();
  return costarSections.find((section) => section === name);
}
