import { useEffect } from "react";
import { useChat } from "../use-chat.ts";
import { readListAhead } from "./conversations-store.ts";

/** After the page's own startup work. */
const AFTER_MS = 1_000;

/** Reads a hidden list ahead, once the page is idle. */
export function useListAhead(isShown: boolean) {
  const { db } = useChat();
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => readListAhead(db), AFTER_MS);
    return () => clearTimeout(timer);
  }, [db, isShown]);
}
