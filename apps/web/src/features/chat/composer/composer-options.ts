import type { ReactNode } from "react";
import type { AnsweringChat } from "../../../local-db/rows.ts";
import type { ChosenModel, ModelGroup } from "./chosen-model.ts";

/** What can be chosen for the next question, and how it stands. */
export interface ComposerOptions {
  chat: AnsweringChat;
  /** One alone is no choice. */
  chats: readonly AnsweringChat[];
  onChat: (chat: AnsweringChat) => void;
  model: ChosenModel;
  models: readonly ModelGroup[];
  onModel: (id: string) => void;
  /** Null where nothing can search the web. */
  online: boolean | null;
  onOnline: (isOn: boolean) => void;
  /** The categories of the person's own knowledge base. */
  categories: readonly string[];
  baseKnowledge: string | null;
  onKnowledge: (category: string | null) => void;
  /** To the categories and their files; left out where they can't be reached. */
  onManageKnowledge?: () => void;
}

/** How files come to the next question. */
export interface ComposerAttach {
  /** What the button says. */
  label: string;
  /** Pasted or dropped. */
  onFiles: (files: File[]) => void;
  /** Opens the window to choose some. */
  onPick: () => void;
  /** Takes a photo; left out where there is no camera at hand. */
  camera?: { label: string; onTake: () => void };
  /** Over the composer while files are dragged over the page. */
  dropHint?: ReactNode;
  /** Opens what this conversation has already; left out where there is none. */
  files?: { label: string; onOpen: () => void };
}
