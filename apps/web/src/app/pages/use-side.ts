import { useCallback, useState } from "react";
import { track } from "../../api/track.ts";

/** What is open beside a conversation. `asked` tells one asking from the next, so that focus follows each. */
export type Side =
  | { kind: "none" }
  | { kind: "files" }
  | { kind: "citation"; answerId: string; n: number; asked: number }
  | { kind: "document"; fileId: string; asked: number };

const NOTHING: Side = { kind: "none" };

export function useSide() {
  const [side, setSide] = useState<Side>(NOTHING);
  // Must be referentially stable: every answer is given a function made of it.
  const openCitation = useCallback((answerId: string, n: number) => {
    track("open_citation", { place: n });
    setSide({ kind: "citation", answerId, n, asked: Date.now() });
  }, []);
  return {
    side,
    setSide,
    toggleFiles: () => setSide((shown) => (shown.kind === "files" ? NOTHING : { kind: "files" })),
    openCitation,
    openDocument: (fileId: string) => setSide({ kind: "document", fileId, asked: Date.now() }),
  };
}
