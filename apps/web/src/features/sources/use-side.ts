import { useCallback, useReducer } from "react";
import { track } from "../../api/track.ts";
import { CLOSED, reduceSide, type Side } from "./side.ts";

export function useSide() {
  const [side, act] = useReducer(reduceSide, CLOSED);
  // Must be referentially stable: every answer receives a function made from it.
  const openCitation = useCallback((answerId: string, n: number) => {
    track("open_citation", { place: n });
    act({ kind: "open-citation", answerId, n, asked: Date.now() });
  }, []);
  return {
    side,
    setSide: (next: Side) => act({ kind: "show", side: next }),
    toggleFiles: () => act({ kind: "toggle-files" }),
    openCitation,
    openDocument: (fileId: string) => act({ kind: "open-document", fileId, asked: Date.now() }),
  };
}
