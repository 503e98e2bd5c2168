import { createContext, useContext } from "react";
import type { AskPorts } from "./ask/ask.ts";
import type { Messenger } from "./open-messenger.ts";

export interface Chat {
  messenger: Messenger;
  /** Finds the passages of the person's own knowledge base that go with a question. */
  contextFor: AskPorts["contextFor"];
}

export const ChatContext = createContext<Chat | null>(null);

/** The conversations of the person who is signed in. */
export function useChat(): Messenger {
  return useOpenChat().messenger;
}

export function useContextFor(): AskPorts["contextFor"] {
  return useOpenChat().contextFor;
}

function useOpenChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("Nobody is signed in here: there are no conversations.");
  return chat;
}
