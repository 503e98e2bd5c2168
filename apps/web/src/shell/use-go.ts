import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Navigates to a path in the app that comes from content, not from code. */
export function useGo(): (path: string) => void {
  const { history } = useRouter();
  return useCallback((path: string) => history.push(path), [history]);
}
