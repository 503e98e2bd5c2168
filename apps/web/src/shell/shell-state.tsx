import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { track } from "../api/track.ts";
import { readStored, writeStored } from "../lib/stored-value.ts";

const LIST_HIDDEN_KEY = "metatron.listHidden";

interface ShellState {
  isListHidden: boolean;
  setListHidden: (isHidden: boolean) => void;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  isSearchOpen: boolean;
  setSearchOpen: (isOpen: boolean) => void;
  isKeyHelpOpen: boolean;
  setKeyHelpOpen: (isOpen: boolean) => void;
  isNewsOpen: boolean;
  setNewsOpen: (isOpen: boolean) => void;
  /** The search query of the list; blank shows the whole list. */
  listQuery: string;
  setListQuery: (query: string) => void;
}

const ShellContext = createContext<ShellState | null>(null);

export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [isListHidden, setHidden] = useState(() => readStored(LIST_HIDDEN_KEY) === "true");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [isKeyHelpOpen, setKeyHelpOpen] = useState(false);
  const [isNewsOpen, setNewsOpen] = useState(false);
  const [listQuery, setListQuery] = useState("");
  const state = useMemo(() => {
    const setListHidden = (isHidden: boolean) => {
      setHidden(isHidden);
      writeStored(LIST_HIDDEN_KEY, isHidden ? "true" : null);
      if (isHidden) track("hide_conversations");
    };
    return {
      isListHidden,
      setListHidden,
      isDrawerOpen,
      setDrawerOpen,
      isSearchOpen,
      setSearchOpen,
      isKeyHelpOpen,
      setKeyHelpOpen,
      isNewsOpen,
      setNewsOpen,
      listQuery,
      setListQuery,
    };
  }, [isListHidden, isDrawerOpen, isSearchOpen, isKeyHelpOpen, isNewsOpen, listQuery]);
  return <ShellContext value={state}>{children}</ShellContext>;
}

export function useShell(): ShellState {
  const state = useContext(ShellContext);
  if (!state) throw new Error("This belongs inside the shell.");
  return state;
}
