import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Corners } from "./corners.ts";
import { openScanner, type Scanner } from "./open-scanner.ts";
import type { Photo } from "./scan-messages.ts";

export interface ScanPage extends Photo {
  id: string;
  /** The address of its photo, for this dialog alone. */
  url: string;
  /** Quarter turns clockwise. */
  turns: number;
}

export type ScanState = "reading" | "ready" | "unreadable";

/** The photographed pages of the document. Their photos are freed when the dialog closes. */
export function useScanPages(first: File) {
  const scanner = useRef<Scanner | null>(null);
  const urls = useRef(new Set<string>());
  const [pages, setPages] = useState<readonly ScanPage[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [state, setState] = useState<ScanState>("reading");

  async function add(file: Blob) {
    const used = scanner.current;
    if (!used) return;
    setState("reading");
    try {
      const photo = await used.read(file);
      // The dialog was closed.
      if (scanner.current !== used) return;
      const url = URL.createObjectURL(photo.picture);
      urls.current.add(url);
      const page = { ...photo, id: crypto.randomUUID(), url, turns: 0 };
      setPages((known) => [...known, page]);
      setChosenId(page.id);
      setState("ready");
    } catch {
      if (scanner.current === used) setState("unreadable");
    }
  }

  const begin = useEffectEvent(() => void add(first));
  useEffect(() => {
    const opened = openScanner();
    const made = urls.current;
    scanner.current = opened;
    begin();
    return () => {
      scanner.current = null;
      opened.close();
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);

  const chosen = pages.find(({ id }) => id === chosenId) ?? pages.at(-1) ?? null;
  const change = (changes: (page: ScanPage) => Partial<ScanPage>) =>
    setPages((known) => known.map((page) => (page.id === chosen?.id ? { ...page, ...changes(page) } : page)));

  return {
    scanner,
    pages,
    chosen,
    state,
    add,
    choose: setChosenId,
    turn: () => change(({ turns }) => ({ turns: (turns + 1) % 4 })),
    setCorners: (corners: Corners) => change(() => ({ corners })),
    removeChosen() {
      if (!chosen) return;
      URL.revokeObjectURL(chosen.url);
      urls.current.delete(chosen.url);
      setPages((known) => known.filter(({ id }) => id !== chosen.id));
    },
  };
}
