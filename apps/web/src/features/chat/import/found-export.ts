/** The products whose exports can be read. */
export type ImportSource = "chatgpt" | "open-webui" | "metatron";

export interface FoundMessage {
  id: string;
  /** Null for a first message; otherwise a message before this one in the list. */
  parentId: string | null;
  role: "user" | "assistant";
  text: string;
  createAt: string;
  model: string | null;
}

export interface FoundConversation {
  id: string;
  title: string;
  createAt: string;
  /** Parents before their children; the branch that was shown last is the last one. */
  messages: FoundMessage[];
}

/** `empty`: without a readable message. `broken`: not in the form of the product. `long`: too many messages. */
export type Unreadable = "empty" | "broken" | "long";

export interface FoundExport {
  source: ImportSource;
  conversations: FoundConversation[];
  unreadable: { title: string; why: Unreadable }[];
}

export const MOST_CONVERSATIONS = 20_000;
export const MOST_MESSAGES = 5_000;
