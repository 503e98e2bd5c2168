import { createContext, useContext } from "react";
import type { Uploads } from "../files/uploads.ts";
import type { AskPorts } from "./ask/ask.ts";
import type { Messenger } from "./open-messenger.ts";

export interface Chat {
  messenger: Messenger;
  /** Uploads in flight. */
  uploads: Uploads;
  /** Finds the passages of the person's own knowledge base for a question. */
  contextFor: AskPorts["contextFor"];
}

export const ChatContext = createContext<Chat | null>(null);

/** The conversations of the signed-in person. */
export const useChat = () => useOpenChat().messenger;

export const useUploads = () => useOpenChat().uploads;

export const useContextFor = () => useOpenChat().contextFor;

function useOpenChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("Nobody is signed in here.");
  return chat;
}
