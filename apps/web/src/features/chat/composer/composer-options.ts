import type { ReactNode } from "react";
import type { AnsweringChat } from "../../../local-db/rows.ts";
import type { PinnedAssistant } from "../../assistants/use-pinned-assistants.ts";
import type { ChosenModel, ModelGroup } from "./chosen-model.ts";

/** The options of the next question and their current values. */
export interface ComposerOptions {
  chat: AnsweringChat;
  /** A single entry is not offered as a choice. */
  chats: readonly AnsweringChat[];
  onChat: (chat: AnsweringChat) => void;
  model: ChosenModel;
  models: readonly ModelGroup[];
  onModel: (id: string) => void;
  /** Null where web search is not supported. */
  online: boolean | null;
  onOnline: (isOn: boolean) => void;
  /** The categories of the person's own knowledge base. */
  categories: readonly string[];
  baseKnowledge: string | null;
  onKnowledge: (category: string | null) => void;
  /** Opens the categories and their files; undefined where that page is not accessible. */
  onManageKnowledge?: () => void;
  /** Undefined where the assistant of the page answers every question. */
  assistants?: ComposerAssistants;
  /** Opens the prompt library; the chosen prompt comes back to this composer. Undefined where leaving loses the text. */
  onPrompts?: () => void;
  /** Asks several models; the typed text goes along. Undefined where there are not several. */
  onCompare?: () => void;
}

/** The assistants that the next question can be sent to. */
export interface ComposerAssistants {
  pinned: readonly PinnedAssistant[];
  /** The id of the chosen one; null for the assistant of the page. */
  askedId: string | null;
  onAsk: (assistant: PinnedAssistant) => void;
  /** Types an @, which lists all assistants. */
  onOther: () => void;
  /** The element that gets the focus when the menu closes; null for its button. */
  giveBack: () => HTMLElement | null;
}

/** How files are attached to the next question. */
export interface ComposerAttach {
  /** What the button says. */
  label: string;
  /** Receives pasted or dropped files. */
  onFiles: (files: File[]) => void;
  /** Attaches a long pasted text as a file; `at` is its place in the text if that is undone. */
  onLongText: (text: string, at: number) => void;
  /** Opens the file dialog. */
  onPick: () => void;
  /** Takes a photo; undefined without a camera. */
  camera?: { label: string; onTake: () => void };
  /** Photographs a page of paper and attaches it as a PDF. */
  scan?: { label: string; onScan: () => void };
  /** Shown over the composer while files are dragged over the page. */
  dropHint?: ReactNode;
  /** Opens the files of this conversation; undefined where there are none. */
  files?: { label: string; onOpen: () => void };
}
