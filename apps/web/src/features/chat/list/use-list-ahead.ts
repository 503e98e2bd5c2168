import { useEffect } from "react";
import { useChat } from "../use-chat.ts";
import { readListAhead } from "./conversations-store.ts";

/** After what the page itself has to do first. */
const AFTER_MS = 1_000;

/** A list that is not shown is read all the same, once the page is at rest. */
export function useListAhead(isShown: boolean) {
  const { db } = useChat();
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => readListAhead(db), AFTER_MS);
    return () => clearTimeout(timer);
  }, [db, isShown]);
}
