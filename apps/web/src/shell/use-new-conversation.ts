import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { track } from "../api/track.ts";
import { useShell } from "./shell-state.tsx";

export function useNewConversation() {
  const navigate = useNavigate();
  const { setDrawerOpen } = useShell();
  return useCallback(() => {
    setDrawerOpen(false);
    track("new_conversation");
    void navigate({ to: "/chat" });
  }, [navigate, setDrawerOpen]);
}
