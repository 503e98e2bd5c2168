import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to an address inside the app that was written by somebody, not by the code. */
export function useGo(): (path: string) => void {
  const { history } = useRouter();
  return useCallback((path: string) => history.push(path), [history]);
}
